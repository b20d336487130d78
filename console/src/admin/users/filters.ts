import { useSearchParams } from 'react-router';
import type { Sorting } from '../../ui/table/columns.ts';

/** What can be asked for, as the list's address and the API both call it. */
export const plans = ['basic', 'premium', 'diamond'] as const;
export const statuses = ['active', 'pending', 'penalized', 'expired'] as const;
const columns = ['created_at', 'name', 'plan', 'status', 'plan_expires_at'] as const;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find(value => value === given);

/** What the list is narrowed to, in which order, and whose details are open. It all stands in the address. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const sort = query.get('sort');
  const column = oneOf(columns, sort?.replace(/^-/, '') ?? null);
  const sorting: Sorting | undefined = column && { column, descending: sort?.startsWith('-') ?? false };
  const open = Number(query.get('user'));
  const search = query.get('search') ?? '';

  const set = (changes: Readonly<Record<string, string | undefined>>, replace = true) =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace, preventScrollReset: true },
    );

  return {
    search,
    plan: oneOf(plans, query.get('plan')),
    status: oneOf(statuses, query.get('status')),
    sorting,
    /** The order as the API takes it: the newest first unless told. */
    sort: column ? (`${sorting?.descending ? '-' : ''}${column}` as const) : ('-created_at' as const),
    /** True while an account is being made. */
    creating: query.has('create'),
    openId: Number.isInteger(open) && open > 0 ? open : undefined,
    setSearch: (search: string) => set({ search: search === '' ? undefined : search }),
    setPlan: (plan: string | undefined) => set({ plan }),
    setStatus: (status: string | undefined) => set({ status }),
    setSorting: (next: Sorting | undefined) =>
      set({ sort: next && `${next.descending ? '-' : ''}${next.column}` }),
    /** Opening is a step that Back takes back. */
    open: (id: number) => set({ create: undefined, user: `${id}` }, false),
    create: () => set({ create: 'user' }, false),
    close: () => set({ create: undefined, user: undefined }),
  };
}

export type Filters = ReturnType<typeof useFilters>;
