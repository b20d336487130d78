import type { Database } from './database.ts';

type Value = string | number | boolean | Date | null;

/** SQLite takes some thirty thousand values in one statement. */
const valuesAtOnce = 20_000;

interface Options {
  /** Leaves out a row that breaks a unique constraint. */
  readonly unlessThere?: boolean;
}

/**
 * Adds rows of the same columns by as few statements as the engine takes. Of plain values: Knex would write each row as
 * a query of its own for SQLite, which takes few of them.
 */
export async function insertRows<Row extends { readonly [Name in keyof Row]: Value }>(
  db: Database,
  table: string,
  rows: readonly Row[],
  { unlessThere = false }: Options = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const ignoring = unlessThere ? (db.engine === 'mysql' ? 'ignore' : 'or ignore') : '';
  const into = `insert ${ignoring} into ${table} (${columns.join(', ')}) values`;
  const places = `(${columns.map(() => '?')})`;
  const rowsAtOnce = Math.floor(valuesAtOnce / columns.length);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const values = some.flatMap(row => columns.map((name): Value => row[name]));
    await db.knex.raw(`${into} ${some.map(() => places)}`, values);
  }
}
