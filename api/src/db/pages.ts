import type { Knex } from 'knex';
import { readDate, type StoredDate } from './columns.ts';
import type { Database } from './database.ts';

export type Kind = 'date' | 'number' | 'text';
export type Value = Date | number | string | null;

export interface Column {
  readonly name: string;
  readonly kind: Kind;
  readonly nullable?: true;
}

/** The order of a list. An index has to end with its columns, after those that the list is filtered by. */
export interface Order {
  /** What callers call it. */
  readonly name: string;
  /** The columns that decide, one after another; no two rows have the same in all of them. */
  readonly by: readonly Column[];
  readonly descending?: true;
}

/** The newest first, and the oldest first, of a table with `created_at` and a number as `id`. */
export const byTime = {
  '-created_at': {
    name: '-created_at',
    by: [
      { name: 'created_at', kind: 'date' },
      { name: 'id', kind: 'number' },
    ],
    descending: true,
  },
  created_at: {
    name: 'created_at',
    by: [
      { name: 'created_at', kind: 'date' },
      { name: 'id', kind: 'number' },
    ],
  },
} as const satisfies Record<string, Order>;

/** What the last row of a page has in the columns of its order: the next page begins after it, whether or not it is still there. */
export type Position = readonly Value[];

/** Which part of a list. */
export interface Slice {
  readonly order: Order;
  readonly limit: number;
  readonly after?: Position | undefined;
}

export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Where the next slice begins; undefined when there is none. */
  readonly end: Position | undefined;
}

export interface Page<Row> extends Rows<Row> {
  /** How many rows the whole list has, as far as they were counted, and whether there are more. */
  readonly total: { readonly count: number; readonly more: boolean };
}

const same = (query: Knex.QueryBuilder, name: string, value: Value | undefined) =>
  value === null ? query.whereNull(name) : query.where(name, '=', value ?? null);

/** In what is left to order by. MariaDB sorts again by a column that has only one value. */
const sorted = (query: Knex.QueryBuilder, columns: readonly Column[], descending: true | undefined) =>
  query.orderBy(columns.map(({ name }) => ({ column: name, order: descending ? 'desc' : 'asc' })));

/**
 * What comes after a position, in parts that each lie in one piece of the index: the rows that are like it in all
 * columns but the last, then in all but the last two, … One condition for all of them would make an engine sort, or go
 * through what it has given already. Both engines put null before everything else.
 */
function* partsAfter(query: Knex.QueryBuilder, { by, descending }: Order, after: Position) {
  for (let index = by.length - 1; index >= 0; index--) {
    const value = after[index] ?? null;
    const { name, nullable } = by[index] as Column;
    const alike = () =>
      by.slice(0, index).reduce((part, column, at) => same(part, column.name, after[at]), query.clone());
    const rest = (part: Knex.QueryBuilder, from: number) => sorted(part, by.slice(from), descending);
    if (!descending)
      yield rest(value === null ? alike().whereNotNull(name) : alike().where(name, '>', value), index);
    else if (value !== null) {
      yield rest(alike().where(name, '<', value), index);
      if (nullable) yield rest(alike().whereNull(name), index + 1);
    }
  }
}

function positionOf(row: Readonly<Record<string, unknown>>, { by }: Order): Position {
  return by.map(({ name, kind }) => {
    const value = (row[name] ?? null) as Value;
    return kind === 'date' && value !== null ? readDate(value as StoredDate) : value;
  });
}

/** The slice of which one row more was read than is wanted. */
function cut<Row extends object>(found: readonly Row[], order: Order, limit: number): Rows<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, end: last && positionOf(last as Record<string, unknown>, order) };
}

/** Reads a slice of what a query finds; it must select the columns of the order. */
export async function readRows<Row extends object>(
  query: Knex.QueryBuilder,
  { order, limit, after }: Slice,
): Promise<Rows<Row>> {
  const found: Row[] = [];
  const whole = () => [sorted(query.clone(), order.by, order.descending)];
  for (const part of after ? partsAfter(query, order, after) : whole()) {
    found.push(...(await part.limit(limit + 1 - found.length)));
    if (found.length > limit) break;
  }
  return cut(found, order, limit);
}

/** A piece of a list: rows that an index has in the list's order, as far as the order is not the same for all of them. */
export interface Source {
  readonly query: Knex.QueryBuilder;
  readonly order: Order;
  readonly after?: Position | undefined;
}

/**
 * Reads a slice of a list that is made of several pieces, in one statement. Each gives at most as many rows as are
 * wanted, so the database merges some hundred rows, however long the list is.
 * @param sources every query must select the columns of the order
 */
export async function readMerged<Row extends object>(
  db: Database,
  sources: readonly Source[],
  { order, limit }: Slice,
): Promise<Rows<Row>> {
  const parts = sources.flatMap(({ query, order: own, after }) =>
    after ? [...partsAfter(query, own, after)] : [sorted(query.clone(), own.by, own.descending)],
  );
  if (parts.length === 0) return { rows: [], end: undefined };
  const pieces = parts.map(part => db.knex.from(part.limit(limit + 1).as('piece')).select('*'));
  const [first, ...others] = pieces as [Knex.QueryBuilder, ...Knex.QueryBuilder[]];
  const merged = db.knex.from(first.unionAll(others).as('merged')).select('*');
  return cut(await sorted(merged, order.by, order.descending).limit(limit + 1), order, limit);
}

/**
 * Reads a slice of what a query finds, and counts the whole.
 * @param most how far it is counted, so that a long list costs no more than a short one
 */
export async function readPage<Row extends object>(
  db: Database,
  query: Knex.QueryBuilder,
  slice: Slice,
  most: number,
): Promise<Page<Row>> {
  const one = db.knex.raw('1 as one');
  const counted = query
    .clone()
    .clearSelect()
    .select(one)
    .limit(most + 1)
    .as('counted');
  const counting: PromiseLike<{ found: number }[]> = db.knex.from(counted).count({ found: '*' });
  const [[row], rows] = await Promise.all([counting, readRows<Row>(query, slice)]);
  const count = Number(row?.found);
  return { ...rows, total: { count: Math.min(count, most), more: count > most } };
}

const batchSize = 2000;

/**
 * All rows of a list, some at a time: between two reads nothing is held, neither a connection nor a transaction, so
 * whoever takes them may take as long as they like.
 */
export async function* inBatches<Row>(
  order: Order,
  read: (slice: Slice) => Promise<Rows<Row>>,
): AsyncGenerator<readonly Row[]> {
  let after: Position | undefined;
  do {
    const { rows, end } = await read({ order, limit: batchSize, after });
    yield rows;
    after = end;
  } while (after);
}

/** Has a query find only rows whose text begins like this: as a range, which both engines look up in an index. */
export function beginningWith(query: Knex.QueryBuilder, column: string, text: string): void {
  query.where(column, '>=', text).where(column, '<', `${text}\u{10ffff}`);
}
