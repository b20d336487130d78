import type { Database } from './database.ts';

/** The codes by which a MySQL server refuses triggers: this account may not make any, or the server, such as TiDB, has none. */
const withoutTriggers = new Set([
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_BINLOG_CREATE_ROUTINE_NEED_SUPER',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_NOT_SUPPORTED_YET',
  'ER_UNKNOWN_ERROR',
  'ER_PARSE_ERROR',
]);

async function createOnce(db: Database, statement: string): Promise<void> {
  try {
    await db.knex.raw(statement);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ER_TRG_ALREADY_EXISTS')) throw error;
  }
}

/**
 * Makes the triggers that are not there yet.
 * @param statements on SQLite each says `if not exists`
 * @returns false where the database allows none
 */
export async function createTriggers(db: Database, statements: readonly string[]): Promise<boolean> {
  try {
    for (const statement of statements) await createOnce(db, statement);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && withoutTriggers.has(String(error.code))) return false;
    throw error;
  }
}
