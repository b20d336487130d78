import type { Database } from '../../db/database.ts';
import type { Order, Page, Rows, Slice } from '../../db/pages.ts';
import { type Among, type Condition, countSome, isCommon, matching, rarest } from './table.ts';
import { type Match, matchesOf, searchedFor } from './text.ts';

/** The best match first, of equals the newest. */
export const byMatch: Order = {
  name: 'search',
  by: [
    { name: 'match', kind: 'number' },
    { name: 'id', kind: 'number' },
  ],
  descending: true,
};

/** How many accounts that may match are looked at to count those that do. */
const mostLookedAt = 5000;

/** Which of the accounts that match are wanted. */
export interface SearchPlace {
  /** The only ones that come into question, where they are few; otherwise the index is asked. */
  readonly among?: Among;
  readonly wanted?: Condition;
}

const placeFor =
  (db: Database, { among }: SearchPlace) =>
  async (match: Match): Promise<Among> =>
    among ?? { keys: await rarest(db, match.keys) };

/** The numbers of a slice of the accounts that match, best first. */
export async function search(
  db: Database,
  given: string,
  { limit, after }: Slice,
  place: SearchPlace,
): Promise<Rows<number>> {
  const matches = matchesOf(searchedFor(given));
  const amongFor = placeFor(db, place);
  const [reached, lastId] = after ?? [];
  const found: { match: number; id: number }[] = [];
  for (const [index, match] of matches.entries()) {
    const rank = matches.length - index;
    if (found.length > limit || (reached !== undefined && rank > Number(reached))) continue;
    const query = matching(db, match, await amongFor(match), place.wanted)
      .orderBy('driver.advisor_id', 'desc')
      .limit(limit + 1 - found.length);
    if (rank === reached) query.where('driver.advisor_id', '<', Number(lastId));
    const rows: { advisor_id: number }[] = await query;
    found.push(...rows.map(row => ({ match: rank, id: row.advisor_id })));
  }
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows: rows.map(({ id }) => id), end: last && [last.match, last.id] };
}

/**
 * Counts what matches in any way: the last way finds the others too, once it lacks nothing.
 * @param most how far; also a common key ends it
 */
export async function countMatches(
  db: Database,
  given: string,
  place: SearchPlace,
  most: number,
): Promise<Page<never>['total']> {
  const last = matchesOf(searchedFor(given)).at(-1);
  if (!last) return { count: 0, more: false };
  const { keys, has } = last;
  const among = await placeFor(db, place)(last);
  const query = matching(db, { keys, has }, among, place.wanted, mostLookedAt);
  const found = await countSome(db, query, most + 1);
  const [rare] = 'keys' in among ? among.keys : [];
  const more = found > most || (rare !== undefined && (await isCommon(db, rare, mostLookedAt)));
  return { count: Math.min(found, most), more };
}
