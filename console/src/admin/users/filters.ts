import { plans } from '@loan-kereta/sdk/plans';
import { userStatuses } from '@loan-kereta/sdk/rules';
import type { Sorting } from '../../ui/table/columns.ts';
import { useAddress } from '../address.ts';

/** What the list can be in the order of, as its address and the API both call it. */
const columns = ['created_at', 'name', 'plan', 'status', 'plan_expires_at'] as const;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find(value => value === given);

/** What the list is narrowed to, in which order, and whose details are open. It all stands in the address. */
export function useFilters() {
  const { query, id, set } = useAddress();
  const sort = query.get('sort');
  const column = oneOf(columns, sort?.replace(/^-/, '') ?? null);
  const sorting: Sorting | undefined = column && { column, descending: sort?.startsWith('-') ?? false };
  return {
    search: query.get('search') ?? '',
    plan: oneOf(plans, query.get('plan')),
    status: oneOf(userStatuses, query.get('status')),
    sorting,
    /** The order as the API takes it: the newest first unless told. */
    sort: column ? (`${sorting?.descending ? '-' : ''}${column}` as const) : ('-created_at' as const),
    /** True while an account is being made. */
    creating: query.has('create'),
    openId: id('user'),
    setSearch: (search: string) => set({ search: search === '' ? undefined : search }),
    setPlan: (plan: string | undefined) => set({ plan }),
    setStatus: (status: string | undefined) => set({ status }),
    setSorting: (next: Sorting | undefined) =>
      set({ sort: next && `${next.descending ? '-' : ''}${next.column}` }),
    open: (user: number) => set({ create: undefined, user: `${user}` }, { isStep: true }),
    create: () => set({ create: 'user' }, { isStep: true }),
    close: () => set({ create: undefined, user: undefined }),
  };
}

export type Filters = ReturnType<typeof useFilters>;

/** What the list is narrowed to, as the API and what is done to all that it finds take it. */
export const narrowed = ({ search, plan, status }: Pick<Filters, 'search' | 'plan' | 'status'>) => ({
  ...(search && { search }),
  ...(plan && { plan }),
  ...(status && { status }),
});

/** True where some users may be left out. */
export const isNarrowed = (filters: Filters): boolean => Object.keys(narrowed(filters)).length > 0;
