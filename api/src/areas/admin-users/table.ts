import { mostCounted } from '@loan-kereta/sdk/contract';
import type { Knex } from 'knex';
import { datesAsText } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import {
  type Page,
  type Position,
  type Rows,
  readMerged,
  readRows,
  type Slice,
  type Source,
} from '../../db/pages.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from '../advisors/account.ts';
import { listingAt, type Standing, standings } from '../advisors/listing.ts';
import { countMatches, lookUp, type SearchScope, search } from '../search/find.ts';
import { type Rank, type UserOrder, withinRank } from './orders.ts';
import { type ReportedRow, reportedColumns } from './report.ts';

interface Range {
  readonly standings: readonly Standing[];
  readonly now: Date;
}

/**
 * The accounts in the order of an index, which MySQL would otherwise often read from the end of a standing instead of
 * from where a page begins.
 */
const listedBy = ({ knex, engine }: Database, column: string) =>
  engine === 'mysql'
    ? knex.from(knex.raw('?? force index (??)', ['advisors', `advisors_by_${column}`]))
    : knex('advisors');

/** Accounts of which the list's own columns are as they should be at `now`. */
const settled = ({ knex }: Database, now: Date, accounts: Knex.QueryBuilder = knex('advisors')) =>
  accounts.where('listed_until', '>', now);

/** The others, hardly any: what has just been changed or expired. Their columns are computed. */
function due(db: Database, { standings, now }: Range): Knex.QueryBuilder {
  const { listed_until: _, ...columns } = listingAt(db, now);
  const computed = db
    .knex('advisors')
    .where('listed_until', '<=', now)
    .select('id', 'created_at', 'updated_at', columns);
  return db.knex.from(computed.as('due')).whereIn('standing', standings);
}

function ranked(db: Database, query: Knex.QueryBuilder, { standings }: Range, rank: Rank) {
  const cases = standings.map(() => 'when ? then ?').join(' ');
  const values = standings.flatMap(standing => [standing, rank(standing)]);
  return db.knex.from(
    query.select(db.knex.raw(`case standing ${cases} end as ??`, [...values, 'rank'])).as('due'),
  );
}

/**
 * Each standing in its own piece of an index, and what is due. Of an account only what the index has is read.
 */
function sourcesOf(db: Database, range: Range, order: UserOrder, after?: Position): Source[] {
  const { rank } = order;
  const columns = order.by.map(({ name }) => name).filter(name => name !== 'rank');
  const others = due(db, range).select(...columns);
  const dueSource = { query: rank ? ranked(db, others, range, rank) : others, order, after };
  const sources = range.standings.flatMap(standing => {
    const query = settled(db, range.now, listedBy(db, columns[0] ?? ''))
      .where({ standing })
      .select(...columns);
    if (!rank) return [{ query, order, after }];
    const within = withinRank(order, rank(standing), after);
    query.select(db.knex.raw('? as ??', [rank(standing), 'rank']));
    return within ? [{ query, ...within }] : [];
  });
  return [...sources, dueSource];
}

/** Counts the accounts in these standings as far as the rows of any list are counted. */
async function count(db: Database, range: Range): Promise<Page<never>['total']> {
  const some = (query: Knex.QueryBuilder) =>
    db.knex
      .from(
        query
          .select(one)
          .limit(mostCounted + 1)
          .as('piece'),
      )
      .count({ found: '*' });
  const one = db.knex.raw('1 as one');
  const pieces = range.standings.map(standing => some(settled(db, range.now).where({ standing })));
  const rows: { found: number }[] = await some(due(db, range)).unionAll(pieces);
  const found = rows.reduce((sum, row) => sum + Number(row.found), 0);
  return { count: Math.min(found, mostCounted), more: found > mostCounted };
}

/** The accounts with these numbers, in this order; one that is gone is left out. */
async function accountsOf(db: Database, ids: readonly number[]): Promise<Account[]> {
  const rows = await db
    .knex<AccountRow>('advisors')
    .whereIn('id', [...ids])
    .select(...accountColumns);
  const byId = new Map(rows.map(row => [row.id, readAccount(row)]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

const reported = (db: Database) =>
  db
    .knex<ReportedRow>('advisors')
    .select(...reportedColumns)
    .options(datesAsText);

/** The same, with what the exported table is made of. */
export async function reportsOf(db: Database, ids: readonly number[]): Promise<ReportedRow[]> {
  const rows: ReportedRow[] = await reported(db).whereIn('id', [...ids]);
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** A slice of all accounts by their numbers, which is the cheapest way to read them all. */
export const readReports = (db: Database, slice: Slice): Promise<Rows<ReportedRow>> =>
  readRows<ReportedRow>(reported(db), slice);

type ListSlice = Slice & { readonly order: UserOrder };

/** The numbers of a slice of the accounts that are in one of these standings. */
export async function listedIds(db: Database, range: Range, slice: ListSlice): Promise<Rows<number>> {
  const sources = sourcesOf(db, range, slice.order, slice.after);
  const { rows, end } = await readMerged<{ id: number }>(db, sources, slice);
  return { rows: rows.map(row => row.id), end };
}

const nothing = { rows: [], end: undefined, total: { count: 0, more: false } };

/** A page of the accounts that are in one of these standings at `now`. */
export async function listAccounts(db: Database, range: Range, slice: ListSlice): Promise<Page<Account>> {
  if (range.standings.length === 0) return nothing;
  const { rows, end } = await listedIds(db, range, slice);
  return { rows: await accountsOf(db, rows), end, total: await count(db, range) };
}

/** All accounts in these standings. */
async function idsOf(db: Database, range: Range): Promise<number[]> {
  const pieces = range.standings.map(standing => settled(db, range.now).where({ standing }).select('id'));
  const rows: { id: number }[] = await due(db, range).select('id').unionAll(pieces);
  return rows.map(row => row.id);
}

/** Where the accounts in these standings are that match what is searched for. */
async function scopeOf(db: Database, range: Range): Promise<SearchScope> {
  if (range.standings.length === standings.length) return {};
  // Where there are few such accounts, most of what matches is none of them.
  const { count: few, more } = await count(db, range);
  const inStandings = db.knex.raw(`? in (${range.standings.map(() => '?')})`, [
    listingAt(db, range.now).standing,
    ...range.standings,
  ]);
  return {
    wanted: query => query.whereRaw(inStandings),
    ...(!more && few > 0 && { among: { ids: await idsOf(db, range) } }),
  };
}

/** The numbers of a slice of the accounts in these standings that match what is searched for. */
export const searchedIds = async (
  db: Database,
  range: Range,
  searched: string,
  slice: Slice,
): Promise<Rows<number>> =>
  range.standings.length === 0
    ? nothing
    : search(db, await lookUp(db, searched, await scopeOf(db, range)), slice);

/** A page of them as accounts. */
export async function searchAccounts(
  db: Database,
  range: Range,
  searched: string,
  slice: Slice,
): Promise<Page<Account>> {
  if (range.standings.length === 0) return nothing;
  const searching = await lookUp(db, searched, await scopeOf(db, range));
  const { rows, end } = await search(db, searching, slice);
  const isAll = slice.after === undefined && end === undefined;
  return {
    rows: await accountsOf(db, rows),
    end,
    total: isAll ? { count: rows.length, more: false } : await countMatches(db, searching, mostCounted),
  };
}
