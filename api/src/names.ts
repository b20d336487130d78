type Ids = readonly (number | null)[];
type NamesOf = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** What those are called of whom a page of entries tells: a few of them, asked for once each. */
const readNames = (namesOf: NamesOf) => async (ids: Ids) => {
  const some = [...new Set(ids.filter(id => id !== null))];
  const names = some.length === 0 ? new Map<number, string>() : await namesOf(some);
  return (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));
};

interface Parts {
  /** Accounts by their number: their name today. */
  readonly advisors: { readonly namesOf: NamesOf };
  /** Admins by their number: their address. */
  readonly admins: { readonly addressesOf: NamesOf };
}

/** The names beside the numbers that entries hold; null for who was deleted since. */
export const namesService = ({ advisors, admins }: Parts) => ({
  ofAdvisors: readNames(advisors.namesOf),
  ofAdmins: readNames(admins.addressesOf),
});

export type Names = ReturnType<typeof namesService>;
