import type { Database } from '../../db/database.ts';
import type { Order, Page, Rows, Slice } from '../../db/pages.ts';
import { type Among, type Condition, countSome, endOfPiece, matching, type Piece, rarest } from './table.ts';
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
const mostCountedAmong = 5000;
/**
 * How many are looked at at first, since a common text fills a page at once; then more at a time; and how many for one
 * slice, which then ends early. Otherwise common parts that hardly ever meet would have the database look at everybody.
 */
const lookedAt = { first: 1000, times: 5, most: 60_000 };

/** Which of the accounts that match are wanted. */
export interface SearchPlace {
  /** The only ones that come into question, where they are few; otherwise the index is asked. */
  readonly among?: Among;
  readonly wanted?: Condition;
}

const placeFor = async (db: Database, { among }: SearchPlace, match: Match): Promise<Among> =>
  among ?? { key: await rarest(db, match.keys) };

/** The pieces that the accounts are looked at in, the newest first, ever longer ones, and how many each has at most. */
async function* piecesOf(db: Database, among: Among, start: number | undefined) {
  let before = start;
  for (let most = lookedAt.first; ; most *= lookedAt.times) {
    const downTo = 'key' in among ? await endOfPiece(db, among.key, before, most) : undefined;
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
  given: string,
  { limit, after }: Slice,
  place: SearchPlace,
): Promise<Rows<number>> {
  const matches = matchesOf(searchedFor(given));
  const [reached, lastId] = (after ?? []).map(Number);
  const found: { rank: number; id: number }[] = [];
  let left = lookedAt.most;
  for (const [index, match] of matches.entries()) {
    const rank = matches.length - index;
    if (reached !== undefined && rank > reached) continue;
    const among = await placeFor(db, place, match);
    for await (const { piece, most } of piecesOf(db, among, rank === reached ? lastId : undefined)) {
      const rows: { advisor_id: number }[] = await matching(db, match, among, place.wanted, piece)
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
  given: string,
  place: SearchPlace,
  most: number,
): Promise<Page<never>['total']> {
  const last = matchesOf(searchedFor(given)).at(-1);
  if (!last) return { count: 0, more: false };
  const among = await placeFor(db, place, last);
  const downTo = 'key' in among ? await endOfPiece(db, among.key, undefined, mostCountedAmong) : undefined;
  const query = matching(db, { has: last.has }, among, place.wanted, { downTo });
  const found = await countSome(db, query, most + 1);
  return { count: Math.min(found, most), more: found > most || downTo !== undefined };
}
