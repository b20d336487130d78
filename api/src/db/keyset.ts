import type { Knex } from 'knex';
import { ApiError } from '../http/errors.ts';

/** The last row of a page: the next page begins after it. */
export interface Position {
  readonly at: Date;
  readonly id: number;
}

/** The position as a caller carries it from page to page. */
export const writeCursor = ({ at, id }: Position): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws {ApiError} `invalid_request` when it is none that we wrote */
export function readCursor(cursor: string): Position {
  const [, time, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) {
    const message = 'This is not the end of a page.';
    throw new ApiError('invalid_request', { detail: message, fields: [{ path: 'cursor', message }] });
  }
  return { at: new Date(Number(time)), id: Number(id) };
}

/**
 * Has a query, by `modify`, give a page: newest first by `created_at` and `id`, from after a position. An index that
 * ends with both serves it.
 */
export function newestFirst(query: Knex.QueryBuilder, limit: number, after?: Position): void {
  if (after)
    query
      .where('created_at', '<=', after.at)
      .where(older => older.where('created_at', '<', after.at).orWhere('id', '<', after.id));
  query
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}
