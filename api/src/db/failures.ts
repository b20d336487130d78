/** Reads what either engine says when a statement fails, in one set of terms. */

import { property } from '../property.ts';

const codeOf = (error: unknown): string => String(property(error, 'code'));

/**
 * The name of the unique constraint that a failed statement violated, as the migration named it
 * (`advisors_slug_unique`). SQLite tells the columns instead, so the name is made from them as Knex makes it.
 */
export function constraintOf(error: unknown): string | undefined {
  const code = codeOf(error);
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
export const isReferenceGone = (error: unknown): boolean => missingReferences.has(codeOf(error));

/** True when a row with the same key is there already. */
export const isDuplicate = (error: unknown): boolean =>
  /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(codeOf(error));

/** True for what a database driver threw. */
export const isDatabaseFailure = (error: unknown): boolean => /^(ER_|SQLITE_)/.test(codeOf(error));

/** True when another connection is writing into the same SQLite file, so that the statement has to wait. */
export const isBusy = (error: unknown): boolean => /^SQLITE_BUSY(_RECOVERY)?$/.test(codeOf(error));

const retryable = new Set([
  'ER_LOCK_DEADLOCK',
  // What is locked was changed since the transaction first read: MariaDB from 11.6.2 says so of its own accord.
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);

/** True when the same transaction may well succeed if it runs again: another one was in its way. */
export const isRetryable = (error: unknown): boolean => retryable.has(codeOf(error));

const gone = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE']);

/** True when a connection that was thought good is gone; another one may well be had. */
export const isConnectionLost = (error: unknown): boolean => gone.has(codeOf(error));

const full = new Set(['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE', 'SQLITE_FULL']);
const readOnly = new Set([
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_READ_ONLY_MODE',
  'ER_OPEN_AS_READONLY',
  'ER_INNODB_READ_ONLY',
]);

/** Why a database that answers takes no changes, as a sentence; undefined for any other failure. */
export function writeRefusal(error: unknown): string | undefined {
  const code = codeOf(error);
  if (full.has(code)) return 'The database’s disk is full.';
  return readOnly.has(code) || code.startsWith('SQLITE_READONLY') ? 'The database is read-only.' : undefined;
}

const unavailable = new Set([
  ...gone,
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_QUERY_INTERRUPTED',
  'ER_LOCK_WAIT_TIMEOUT',
  // A member of a Galera cluster that has lost the others says this to every statement.
  'ER_UNKNOWN_COM_ERROR',
  'SQLITE_BUSY',
]);

/** True when the database could not do its part, whatever was asked, so that trying later makes sense. */
export const isUnavailable = (error: unknown): boolean =>
  unavailable.has(codeOf(error)) ||
  writeRefusal(error) !== undefined ||
  /^SQLITE_(IOERR|CANTOPEN)/.test(codeOf(error)) ||
  // What mysql2 says, without a code, to whoever uses a connection that has just been lost.
  property(error, 'fatal') === true ||
  property(error, 'name') === 'KnexTimeoutError';
