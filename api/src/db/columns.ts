import type { Knex } from 'knex';
import type { z } from 'zod';

/**
 * How values that the two engines keep differently go in and come out. Into a query goes a `Date`, a `boolean`, or
 * `writeJson(value)`; SQLite keeps them as milliseconds, 0 or 1 and text, MySQL as DATETIME(3), TINYINT and text.
 */

/** What a date column gives back: milliseconds on SQLite, a Date on MySQL. */
export type StoredDate = Date | number;
/** What a boolean column gives back, on both engines. */
export type StoredBoolean = boolean | number;

export const readDate = (stored: StoredDate): Date => new Date(stored);
export const readOptionalDate = (stored: StoredDate | null): Date | null =>
  stored === null ? null : new Date(stored);

/** What a date column gives a query that asks for `datesAsText`: milliseconds on SQLite, `2026-01-02 03:04:05.678` on MySQL. */
export type StoredDateText = number | string;
/** Has the driver make no Date of what is only written on. */
export const datesAsText = { dateStrings: true };
export const isoDate = (stored: StoredDateText): string =>
  typeof stored === 'number' ? new Date(stored).toISOString() : `${stored.replace(' ', 'T')}Z`;

export const readBoolean = (stored: StoredBoolean): boolean => Boolean(stored);

/** Reads a JSON column and checks it. @throws {z.ZodError} when it is not what the schema says */
export const readJson = <Schema extends z.ZodType>(stored: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(stored));
export const writeJson = (value: unknown): string => JSON.stringify(value);

/** A point in time with milliseconds, in UTC. */
export const dateColumn = (table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder =>
  table.datetime(name, { precision: 3 });

/** A JSON document. A text column: what MySQL and MariaDB call JSON comes back as different things. */
export const jsonColumn = (table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder =>
  table.text(name, 'mediumtext');

/**
 * MySQL keeps a new table although the step that made it was not finished. What a start that died has left is empty and
 * in nobody's use, and whoever runs the step again makes it anew.
 */
async function removeUnfinished(knex: Knex, name: string): Promise<void> {
  if (!(await knex.schema.hasTable(name))) return;
  if (await knex(name).first()) throw new Error(`There is a table ${name} already, which is not empty.`);
  await knex.schema.dropTable(name);
}

/** Creates a table that compares text byte by byte on both engines, so that both find the same rows. */
export async function createTable(
  knex: Knex,
  name: string,
  build: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
  const isMysql = knex.client.config.client === 'mysql2';
  if (isMysql) await removeUnfinished(knex, name);
  await knex.schema.createTable(name, table => {
    if (isMysql) {
      table.engine('InnoDB');
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    build(table);
  });
}
