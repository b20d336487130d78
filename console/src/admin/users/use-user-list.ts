import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { pagedListQuery, usePagedList } from '../paged-list.ts';
import { type Filters, filtersIn, narrowed } from './filters.ts';

/** What is asked for the users that an address narrows them to. @param limit how many come at once */
function asked(filters: Parameters<typeof narrowed>[0] & Pick<Filters, 'sort'>, limit: number | undefined) {
  const query = { ...narrowed(filters), sort: filters.sort, ...(limit && { limit }) };
  return [['users', query], query, api.adminUsers.list] as const;
}

/** The users that the address asks for, some at a time. @param limit how many come at once */
export const useUserList = (filters: Filters, limit?: number) => usePagedList(...asked(filters, limit));

/** Asks for the users that a page is going to show, while the page itself is on its way; not for those that are here. */
export const fetchUsers = (
  queries: QueryClient,
  address: URLSearchParams,
  limit?: number,
): Promise<unknown> => queries.ensureInfiniteQueryData(pagedListQuery(...asked(filtersIn(address), limit)));
