import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Filters } from './filters.ts';

/** What the list is narrowed to, as the API and what is done to all that it finds take it. */
export const narrowed = ({ search, plan, status }: Pick<Filters, 'search' | 'plan' | 'status'>) => ({
  ...(search && { search }),
  ...(plan && { plan }),
  ...(status && { status }),
});

/** The users that the address asks for, some at a time. @param limit how many come at once */
export function useUserList(filters: Filters, limit?: number) {
  const asked = { ...narrowed(filters), sort: filters.sort, ...(limit && { limit }) };
  const list = useInfiniteQuery({
    queryKey: ['admin', 'users', asked],
    queryFn: ({ pageParam, signal }) =>
      api.adminUsers.list({ query: { ...asked, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { session: 'admin' },
  });
  return {
    list,
    rows: list.data?.pages.flatMap(({ items }) => items),
    total: list.data?.pages[0]?.total,
    isFiltered: Object.keys(narrowed(filters)).length > 0,
  };
}
