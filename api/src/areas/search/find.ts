import type { Database } from '../../db/database.ts';
import type { Order, Page, Rows, Slice } from '../../db/pages.ts';
import {
  type Among,
  type Condition,
  countKeys,
  countSome,
  endOfPiece,
  type KeyCount,
  matching,
  type Piece,
} from './table.ts';
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
const mostCountedAmong = 3000;
/**
 * How many are looked at at first, since a common text fills a page at once; then more at a time; and how many for one
 * slice, which then ends early. Otherwise common parts that hardly ever meet would have the database look at everybody.
 */
interface Effort {
  readonly first: number;
  readonly times: number;
  readonly most: number;
}
const usual: Effort = { first: 1000, times: 5, most: 6000 };

/** Which of the accounts that match are wanted. */
export interface SearchScope {
  /** The only ones that come into question, where they are few; otherwise the index is asked. */
  readonly among?: Among;
  readonly wanted?: Condition;
}

/** A search that has been looked up. */
export interface Searching {
  readonly matches: readonly Match[];
  readonly wanted?: Condition | undefined;
  /** Where what matches in one way may be; undefined where nothing does. */
  readonly among: (match: Match) => Among | undefined;
  readonly effort: Effort;
}

/**
 * Of the keys of a match the rarest, since whatever matches has all of them. Of those that are all too common to be
 * counted it is the one whose newest accounts reach furthest back.
 */
function rarest(keys: readonly string[], counted: ReadonlyMap<string, KeyCount>): Among | undefined {
  const none = { found: 0, reach: 0 };
  const known = keys.map(key => ({ key, ...(counted.get(key) ?? none) }));
  const [rare = none] = known.sort((one, other) => one.found - other.found || one.reach - other.reach);
  return rare.found > 0 ? (rare as Among) : undefined;
}

/** Looks up where what is searched for may be found. */
export async function lookUp(
  db: Database,
  given: string,
  { among, wanted }: SearchScope,
  effort = usual,
): Promise<Searching> {
  const matches = matchesOf(searchedFor(given));
  if (among) return { matches, wanted, among: () => among, effort };
  const keys = new Set(matches.flatMap(match => match.keys));
  const counted = await countKeys(db, [...keys], effort.first);
  return { matches, wanted, among: match => rarest(match.keys, counted), effort };
}

/** Where the newest accounts that may match, so many of them, end; undefined when there are no more. */
async function endOf(
  db: Database,
  among: Among,
  { first }: Effort,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
) {
  if ('ids' in among || among.found < first) return undefined;
  return before === undefined && most === first ? among.reach : endOfPiece(db, among.key, before, most);
}

/** The pieces that the accounts are looked at in, the newest first, ever longer ones, and how many each has at most. */
async function* piecesOf(db: Database, among: Among, effort: Effort, start: number | undefined) {
  let before = start;
  for (let most = effort.first; ; most *= effort.times) {
    const downTo = await endOf(db, among, effort, { before, most });
    yield { piece: { before, downTo } satisfies Piece, most };
    if (downTo === undefined) return;
    before = downTo;
  }
}

/**
 * The numbers of a slice of the accounts that match, best first. It may have fewer than are wanted, or none, although
 * more follow.
 */
export async function search(
  db: Database,
  { matches, wanted, among: amongFor, effort }: Searching,
  { limit, after }: Slice,
): Promise<Rows<number>> {
  const [reached, lastId] = (after ?? []).map(Number);
  const found: { rank: number; id: number }[] = [];
  let left = effort.most;
  for (const [index, match] of matches.entries()) {
    const rank = matches.length - index;
    if (reached !== undefined && rank > reached) continue;
    const among = amongFor(match);
    if (!among) continue;
    for await (const { piece, most } of piecesOf(db, among, effort, rank === reached ? lastId : undefined)) {
      const rows: { advisor_id: number }[] = await matching(db, match, among, wanted, piece)
        .orderBy('driver.advisor_id', 'desc')
        .limit(limit + 1 - found.length);
      found.push(...rows.map(row => ({ rank, id: row.advisor_id })));
      if (found.length > limit) {
        const last = found[limit - 1];
        return { rows: found.slice(0, limit).map(({ id }) => id), end: last && [last.rank, last.id] };
      }
      left -= most;
      if (left <= 0 && piece.downTo !== undefined)
        return { rows: found.map(({ id }) => id), end: [rank, piece.downTo] };
    }
  }
  return { rows: found.map(({ id }) => id), end: undefined };
}

/**
 * Counts what matches in any way: the last way finds the others too, once it lacks nothing.
 * @param most how far; also a common key ends it
 */
export async function countMatches(
  db: Database,
  { matches, wanted, among: amongFor, effort }: Searching,
  most: number,
): Promise<Page<never>['total']> {
  const last = matches.at(-1);
  const among = last && amongFor(last);
  if (!among) return { count: 0, more: false };
  const downTo = await endOf(db, among, effort, { most: mostCountedAmong });
  const query = matching(db, { has: last.has }, among, wanted, { downTo });
  const found = await countSome(db, query, most + 1);
  return { count: Math.min(found, most), more: found > most || downTo !== undefined };
}
