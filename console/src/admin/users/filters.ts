import { userPlans, userStatuses } from '@loan-kereta/sdk/rules';
import { useMemo } from 'react';
import type { Sorting } from '../../ui/table/columns.ts';
import { choiceIn, sortingIn, useAddress } from '../address.ts';

/** What the list can be in the order of, as its address and the API both call it. */
const columns = ['created_at', 'name', 'plan', 'status', 'plan_expires_at'] as const;

/** The order that the API gives by itself. */
const newestFirst = { column: 'created_at', descending: true } as const;

/** What an address has the list narrowed to, and in which order. */
export function filtersIn(query: URLSearchParams) {
  const sorting = sortingIn(query, columns) ?? newestFirst;
  return {
    search: query.get('search') ?? '',
    plan: choiceIn(query, 'plan', userPlans),
    status: choiceIn(query, 'status', userStatuses),
    sorting,
    /** The order as the API takes it. */
    sort: `${sorting.descending ? '-' : ''}${sorting.column}` as const,
  };
}

/** What the list is narrowed to, in which order, and whose details are open. It all stands in the address. */
export function useFilters() {
  const address = useAddress();
  return useMemo(() => {
    const { query, id, set, setSorting } = address;
    const filters = filtersIn(query);
    const { column, descending } = filters.sorting;
    const isNewestFirst = column === newestFirst.column && descending;
    return {
      ...filters,
      /** True while an account is being made. */
      creating: query.has('create'),
      openId: id('user'),
      setSearch: (search: string) => set({ search: search === '' ? undefined : search }),
      setPlan: (plan: string | undefined) => set({ plan }),
      setStatus: (status: string | undefined) => set({ status }),
      // Who takes away the order that is there anyhow wants the other way round.
      setSorting: (next: Sorting | undefined) =>
        setSorting(next ?? (isNewestFirst ? { ...newestFirst, descending: false } : undefined)),
      // An account that was just made is shown in the place of the form, which Back does not lead to.
      open: (user: number) =>
        set({ create: undefined, user: `${user}`, about: undefined }, { isStep: !query.has('create') }),
      create: () => set({ create: 'user' }, { isStep: true }),
      close: () => set({ create: undefined, user: undefined, about: undefined }),
    };
  }, [address]);
}

export type Filters = ReturnType<typeof useFilters>;

/** What the list is narrowed to, as the API and what is done to all that it finds take it. */
export const narrowed = ({
  search,
  plan,
  status,
}: Pick<ReturnType<typeof filtersIn>, 'search' | 'plan' | 'status'>) => ({
  ...(search && { search }),
  ...(plan && { plan }),
  ...(status && { status }),
});

/** True where some users may be left out. */
export const isNarrowed = (filters: Filters): boolean => Object.keys(narrowed(filters)).length > 0;
