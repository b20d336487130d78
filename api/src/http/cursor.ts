import type { Position } from '../db/keyset.ts';
import { invalidField } from './errors.ts';

/** The position as a caller carries it from page to page. */
export const writeCursor = ({ at, id }: Position): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws {ApiError} `invalid_request` when it is none that we wrote */
export function readCursor(cursor: string): Position {
  const [, time, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) {
    throw invalidField('cursor', 'This is not the end of a page.');
  }
  return { at: new Date(Number(time)), id: Number(id) };
}
