import type { Knex } from 'knex';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows.ts';
import { type Match, type Searched, searchedColumns } from './text.ts';

const keys = (db: Database) => db.knex<KeyRow>('search_keys');
const insertedAtOnce = 400;

/** A key of one account. */
export interface KeyRow {
  readonly name: string;
  readonly advisor_id: number;
}

export interface TextRow {
  readonly advisor_id: number;
  readonly text: string;
}

export const textsOf = async (db: Database, advisorIds: readonly number[]): Promise<TextRow[]> =>
  db
    .knex('search_texts')
    .whereIn('advisor_id', [...advisorIds])
    .select('advisor_id', 'text');

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / insertedAtOnce) }, (_, at) =>
    rows.slice(at * insertedAtOnce, (at + 1) * insertedAtOnce),
  );

export async function writeTexts(db: Database, rows: readonly TextRow[]): Promise<void> {
  for (const batch of batchesOf(rows))
    await db.knex('search_texts').insert(batch).onConflict('advisor_id').merge(['text']);
}

export const deleteText = async (db: Database, advisorId: number): Promise<void> => {
  await db.knex('search_texts').where({ advisor_id: advisorId }).del();
};

export const addKeys = (db: Database, rows: readonly KeyRow[]): Promise<void> =>
  insertRows(db, 'search_keys', rows, { unlessThere: true });

export async function deleteKeys(db: Database, advisorId: number, names: readonly string[]): Promise<void> {
  for (const batch of batchesOf(names))
    await keys(db).where({ advisor_id: advisorId }).whereIn('name', batch).del();
}

export const markSearchable = async (db: Database, advisorIds: readonly number[]): Promise<void> => {
  await db
    .knex('advisors')
    .whereIn('id', [...advisorIds])
    .update({ searchable: true });
};

/** Some accounts that nobody has made searchable: from before there was a search, or written by another program. */
export const someUnsearchable = async (db: Database, limit: number): Promise<number[]> =>
  db.knex('advisors').where({ searchable: false }).limit(limit).pluck('id');

/** What accounts are found by, which no other transaction changes until this one ends. */
export const lockSearched = async (
  db: Database,
  ids: readonly number[],
): Promise<(Searched & { readonly id: number })[]> =>
  db
    .knex('advisors')
    .whereIn('id', [...ids])
    .forUpdate()
    .select('id', ...searchedColumns);

/** How many accounts a key has, as far as they are counted, and the oldest of these. */
export interface KeyCount {
  readonly found: number;
  readonly reach: number;
}

/** Counts the accounts of each key as far as `most`, in one statement; what has none is left out. */
export async function countKeys(
  db: Database,
  names: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, KeyCount>> {
  const pieces = names.map((name, at) => {
    const some = keys(db).where({ name }).orderBy('advisor_id', 'desc').limit(most).select('advisor_id');
    return db.knex
      .from(some.as('piece'))
      .select(db.knex.raw(`${at} as at, count(*) as found, min(advisor_id) as reach`));
  });
  const [first, ...others] = pieces;
  const counted: { at: number; found: number; reach: number }[] = first ? await first.unionAll(others) : [];
  return new Map(
    counted
      .filter(({ found }) => Number(found) > 0)
      .map(({ at, found, reach }) => [names[at] ?? '', { found: Number(found), reach: Number(reach) }]),
  );
}

/** Which of the accounts that match are wanted, on a row of `advisors`. */
export type Condition = (query: Knex.QueryBuilder) => void;

/** Where accounts that match may be: among those with this key, or these. */
export type Among = ({ readonly key: string } & KeyCount) | { readonly ids: readonly number[] };

/** A piece of the accounts: those before this number, down to this one. */
export interface Piece {
  readonly before?: number | undefined;
  readonly downTo?: number | undefined;
}

/** Where a piece ends that has so many accounts of a key; undefined when fewer are left. */
export async function endOfPiece(
  db: Database,
  name: string,
  before: number | undefined,
  most: number,
): Promise<number | undefined> {
  const query = keys(db).where({ name }).orderBy('advisor_id', 'desc').offset(most).select('advisor_id');
  if (before !== undefined) query.where('advisor_id', '<', before);
  const next = await query.first();
  return next && next.advisor_id + 1;
}

/** The accounts of a piece that match in one way, as `driver.advisor_id`: what may match is read from the index, and looked at. */
export function matching(
  db: Database,
  { has, lacks }: Pick<Match, 'has' | 'lacks'>,
  among: Among,
  wanted: Condition | undefined,
  { before, downTo }: Piece,
): Knex.QueryBuilder {
  const all = 'ids' in among ? db.knex<KeyRow>('search_texts') : keys(db).where({ name: among.key });
  if ('ids' in among) all.whereIn('advisor_id', [...among.ids]);
  if (before !== undefined) all.where('advisor_id', '<', before);
  if (downTo !== undefined) all.where('advisor_id', '>=', downTo);
  // In this order and no other: a database that reckons would now and then go through all accounts.
  const column = db.engine === 'mysql' ? 'straight_join ??' : '??';
  const query = db.knex
    .from(all.select('advisor_id').as('driver'))
    .select(db.knex.raw(column, ['driver.advisor_id']))
    .crossJoin('search_texts', 'search_texts.advisor_id', 'driver.advisor_id')
    .whereRaw('instr(search_texts.text, ?) > 0', [has]);
  if (lacks !== undefined) query.whereRaw('instr(search_texts.text, ?) = 0', [lacks]);
  if (wanted) wanted(query.crossJoin('advisors', 'advisors.id', 'driver.advisor_id'));
  return query;
}

/** Counts what a query finds, as far as `most`. */
export async function countSome(db: Database, query: Knex.QueryBuilder, most: number): Promise<number> {
  const [row]: { found: number }[] = await db.knex
    .from(query.limit(most).as('counted'))
    .count({ found: '*' });
  return Number(row?.found);
}
