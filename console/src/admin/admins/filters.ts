import type { AdminRecord } from '@loan-kereta/sdk/contract';
import type { AdminWords } from '@loan-kereta/sdk/languages/console/admin';
import type { Sorting } from '../../ui/table/columns.ts';
import { useAddress } from '../address.ts';

/** What the list can be in the order of, as its address calls it. */
const columns = ['email', 'role', 'state', 'factor', 'created'] as const;
type SortColumn = (typeof columns)[number];

/** What the list of admins is narrowed to, and in which order. It all stands in the address. */
export function useFilters() {
  const { query, sortingBy, set, setSorting } = useAddress();
  return {
    search: query.get('search') ?? '',
    sorting: sortingBy(columns),
    setSearch: (search: string) => set({ search: search === '' ? undefined : search }),
    setSorting: (sorting: Sorting | undefined) => setSorting(sorting),
  };
}

type Filters = Pick<ReturnType<typeof useFilters>, 'search' | 'sorting'>;
type Names = Pick<AdminWords['admins'], 'roles' | 'states'>;

const orderBy: Readonly<Record<SortColumn, (admin: AdminRecord, names: Names) => string>> = {
  email: ({ email }) => email,
  role: ({ role }, { roles }) => roles[role],
  state: ({ state }, { states }) => states[state],
  factor: ({ has_second_factor }) => (has_second_factor ? '1' : '0'),
  created: ({ created_at }) => created_at,
};

/** The admins that a search leaves, in the order that was asked for, else in the list's own. @param names what is read of them */
export function found(
  admins: readonly AdminRecord[],
  { search, sorting }: Filters,
  names: Names,
): readonly AdminRecord[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const left = admins.filter(({ email, role, state }) => {
    const text = `${email} ${names.roles[role]} ${names.states[state]}`.toLocaleLowerCase();
    return words.every(word => text.includes(word));
  });
  if (!sorting) return left;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const by = orderBy[sorting.column];
  const sorted = [...left].sort((one, other) => compare(by(one, names), by(other, names)));
  return sorting.descending ? sorted.reverse() : sorted;
}
