import type { Knex } from 'knex';
import type { Database } from './database.ts';

/** Deletes some of a table's rows, which takes their locks but for a moment. @param old finds them @returns how many */
export async function deleteSome(
  db: Database,
  table: string,
  old: Knex.QueryBuilder,
  most: number,
  key = 'id',
): Promise<number> {
  const keys: (string | number)[] = await old.limit(most).pluck(key);
  if (keys.length > 0) await db.knex(table).whereIn(key, keys).del();
  return keys.length;
}
