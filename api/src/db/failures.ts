/** Reads what either engine says when a statement fails, in one set of terms. */

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/**
 * The name of the unique constraint that a failed statement violated, as the migration named it
 * (`advisors_slug_unique`). SQLite tells the columns instead, so the name is made from them as Knex makes it.
 */
export function constraintOf(error: unknown): string | undefined {
  const code = property(error, 'code');
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') {
    const columns = /UNIQUE constraint failed: (.+)$/
      .exec(String(property(error, 'message')))?.[1]
      ?.split(', ');
    const table = columns?.[0]?.split('.')[0];
    return columns && [table, ...columns.map(column => column.split('.')[1]), 'unique'].join('_');
  }
  if (code === 'ER_DUP_ENTRY')
    return /for key '(?:[^'.]+\.)?([^']+)'$/.exec(String(property(error, 'sqlMessage')))?.[1];
  return undefined;
}

const missingReferences = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_NO_REFERENCED_ROW_2']);

/** True when a row was to be written about another one that is gone, such as a deleted account. */
export const isReferenceGone = (error: unknown): boolean =>
  missingReferences.has(String(property(error, 'code')));

/** True for what a database driver threw. */
export const isDatabaseFailure = (error: unknown): boolean =>
  /^(ER_|SQLITE_)/.test(String(property(error, 'code')));

const retryable = new Set(['ER_LOCK_DEADLOCK', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

/** True when the same transaction may well succeed if it runs again: another one was in its way. */
export const isRetryable = (error: unknown): boolean => retryable.has(String(property(error, 'code')));

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'SQLITE_BUSY',
]);

/** True when the database did not answer at all, so that trying later makes sense. */
export const isUnavailable = (error: unknown): boolean =>
  unavailable.has(String(property(error, 'code'))) || property(error, 'name') === 'KnexTimeoutError';
