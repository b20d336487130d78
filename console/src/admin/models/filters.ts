import { useAddress } from '../address.ts';
import type { Car } from './list.ts';

const sortColumns = ['brand', 'model', 'variant', 'otr', 'rate'] as const;
type SortColumn = (typeof sortColumns)[number];

/** What the screen shows: the cars, their prices to be written over, or the changes that wait for their time. */
export const views = ['cars', 'prices', 'later'] as const;
export type View = (typeof views)[number];

/** What the list is narrowed to, in which order, and which variant is being edited. It all stands in the address. */
export function useFilters() {
  const { query, choice, sortingBy, set, setSorting } = useAddress();
  return {
    view: choice('view', views) ?? 'cars',
    search: query.get('search') ?? '',
    brand: query.get('brand') ?? undefined,
    sorting: sortingBy(sortColumns),
    /** The variant that is being edited, by its id; `new` for one that there is not yet. */
    edited: query.get('edit') ?? undefined,
    show: (view: View) =>
      set({ view: view === 'cars' ? undefined : view, change: undefined, when: undefined }, { isStep: true }),
    /** Leads to the prices, which then change at a time that is chosen. */
    schedule: () => set({ view: 'prices', change: undefined, when: 'later' }, { isStep: true }),
    setSearch: (search: string) => set({ search: search === '' ? undefined : search }),
    setBrand: (brand: string | undefined) => set({ brand }),
    setSorting,
    edit: (id: string) => set({ edit: id }, { isStep: true }),
    close: () => set({ edit: undefined }),
  };
}

type Filters = Pick<ReturnType<typeof useFilters>, 'search' | 'brand' | 'sorting'>;

const orderBy = (car: Car, column: SortColumn): string | number =>
  column === 'rate' ? car.defaultRate : car[column];

/** The variants that begin a model, by their ids: the first of each run of one. */
export const firstOfModels = (cars: readonly Car[]): ReadonlySet<string> =>
  new Set(cars.filter(({ code }, index) => cars[index - 1]?.code !== code).map(({ id }) => id));

/** The variants that a search and a filter leave, in the order that was asked for, else in the list's own. */
export function found(cars: readonly Car[], { search, brand, sorting }: Filters): readonly Car[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const left = cars.filter(car => {
    const text = `${car.brand} ${car.model} ${car.variant} ${car.id} ${car.otr}`.toLocaleLowerCase();
    return (brand === undefined || car.brand === brand) && words.every(word => text.includes(word));
  });
  if (!sorting) return left;
  const { column, descending } = sorting;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const sorted = [...left].sort((one, other) => {
    const [a, b] = [orderBy(one, column), orderBy(other, column)];
    // The figures in a name are counted whole: to a collator 2.35 comes after 2.9.
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(`${a}`, `${b}`);
  });
  return descending ? sorted.reverse() : sorted;
}
