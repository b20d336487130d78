import type { Knex } from 'knex';
import type { Database } from '../../db/database.ts';
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

/** As one statement of plain values: Knex would write each row as a query of its own for SQLite, which takes few of them. */
export async function addKeys(db: Database, rows: readonly KeyRow[]): Promise<void> {
  const ignoring = db.engine === 'mysql' ? 'ignore' : 'or ignore';
  for (const batch of batchesOf(rows))
    await db.knex.raw(
      `insert ${ignoring} into search_keys (name, advisor_id) values ${batch.map(() => '(?, ?)')}`,
      batch.flatMap(({ name, advisor_id }) => [name, advisor_id]),
    );
}

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

/** How many accounts of a key are counted to find out which keys are rare. */
const countedOfKey = 2000;
/** How many keys are told apart by that, and how many of the rarest are looked up together. */
const mostKeys = { counted: 12, together: 3 };

/** So many of a list, spread over the whole of it. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, at) => items.length <= most || (at * most) % items.length < most);

/** The rarest of these keys, the rarest first. */
export async function rarest(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length < 2) return [...names];
  const told = spread(names, mostKeys.counted);
  const pieces = told.map((name, at) => {
    const some = keys(db).where({ name }).select(db.knex.raw('1 as one')).limit(countedOfKey);
    return db.knex.from(some.as('piece')).select(db.knex.raw(`${at} as at, count(*) as found`));
  });
  const [first, ...others] = pieces as [Knex.QueryBuilder, ...Knex.QueryBuilder[]];
  const counted: { at: number; found: number }[] = await first.unionAll(others);
  return counted
    .sort((one, other) => Number(one.found) - Number(other.found))
    .slice(0, mostKeys.together)
    .flatMap(({ at }) => told[at] ?? []);
}

/** Which of the accounts that match are wanted, on a row of `advisors`. */
export type Condition = (query: Knex.QueryBuilder) => void;

/** Where accounts that match may be: among those with all of these keys, of which the first is looked up, or these. */
export type Among = { readonly keys: readonly string[] } | { readonly ids: readonly number[] };

/** Those that may match, as `driver`, in the order of their numbers. */
function candidates(db: Database, among: Among, most: number | undefined): Knex.QueryBuilder {
  const all =
    'ids' in among ? db.knex<KeyRow>('search_texts') : keys(db).where({ name: among.keys[0] ?? '' });
  if ('ids' in among) all.whereIn('advisor_id', [...among.ids]);
  else if (most !== undefined) all.orderBy('advisor_id', 'desc').limit(most);
  // In this order and no other: a database that reckons would now and then go through all accounts.
  const column = db.engine === 'mysql' ? 'straight_join ??' : '??';
  return db.knex
    .from(all.select('advisor_id').as('driver'))
    .select(db.knex.raw(column, ['driver.advisor_id']));
}

/**
 * The accounts that match in one way, as `driver.advisor_id`: what may match is read from the index, and looked at.
 * @param most how many at most of those with the rarest key are looked at, the newest of them
 */
export function matching(
  db: Database,
  { has, lacks }: Match,
  among: Among,
  wanted: Condition | undefined,
  most?: number,
): Knex.QueryBuilder {
  const query = candidates(db, among, most);
  for (const [at, name] of ('keys' in among ? among.keys.slice(1) : []).entries())
    query
      .crossJoin(`search_keys as other_${at}`, `other_${at}.advisor_id`, 'driver.advisor_id')
      .where(`other_${at}.name`, name);
  query
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

/** Whether a key belongs to more than so many accounts. */
export async function isCommon(db: Database, name: string, most: number): Promise<boolean> {
  const [row] = await keys(db)
    .where({ name })
    .orderBy('advisor_id')
    .offset(most)
    .limit(1)
    .select('advisor_id');
  return row !== undefined;
}
