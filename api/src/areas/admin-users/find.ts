import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { readCursor, writeCursor } from '../../http/pages.ts';
import { byMatch } from '../search/find.ts';
import { orderOf, standingsFor, type UserFilter } from './orders.ts';
import { listedIds, searchedIds } from './table.ts';

/**
 * The numbers of some of the accounts that a filter finds, and where it goes on.
 * @throws {ApiError} `invalid_request` for a cursor that is none
 */
export const findUsers =
  (db: Database, now: Clock) => async (filter: UserFilter, cursor: string | undefined, limit: number) => {
    const range = { standings: standingsFor(filter), now: now() };
    const { search } = filter;
    const order = search ? byMatch : orderOf('created_at');
    const slice = { order, limit, after: cursor === undefined ? undefined : readCursor(order, cursor) };
    const { rows: ids, end } = await (search
      ? searchedIds(db, range, search, slice)
      : listedIds(db, range, slice));
    return { ids, next: end ? writeCursor(order, end) : null };
  };

export type FindUsers = ReturnType<typeof findUsers>;
