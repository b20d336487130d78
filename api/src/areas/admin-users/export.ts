import type { UserReport } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { inBatches, type Order } from '../../db/pages.ts';
import type { Batches } from '../../http/download.ts';
import type { Audit } from '../audit/audit.ts';
import { byMatch } from '../search/find.ts';
import { orderOf, standingsFor, type UserFilter } from './orders.ts';
import { userReport } from './report.ts';
import { listedIds, readReports, reportsOf, searchedIds } from './table.ts';

/** Those that a filter finds, or these. */
interface Selection extends UserFilter {
  readonly ids?: Batches<number> | undefined;
  /** How many were selected one by one. */
  readonly selected?: number | undefined;
}

const byNumber: Order = { name: 'id', by: [{ name: 'id', kind: 'number' }] };

/** The numbers of what a search or a filter finds. */
function found(db: Database, { search, ...filter }: UserFilter, now: Date): Batches<number> {
  const range = { standings: standingsFor(filter), now };
  if (search) return inBatches(byMatch, slice => searchedIds(db, range, search, slice));
  const order = orderOf('-created_at');
  return inBatches(order, slice => listedIds(db, range, { ...slice, order }));
}

const isAll = ({ ids, search, plan, status }: Selection) => !ids && !search && !plan && !status;

/** The accounts of a selection as they are at `now`, some at a time. */
async function* selected(db: Database, selection: Selection, now: Date) {
  if (isAll(selection)) yield* inBatches(byNumber, slice => readReports(db, slice));
  else for await (const ids of selection.ids ?? found(db, selection, now)) yield await reportsOf(db, ids);
}

/** The accounts as a table that an admin takes along; that it was taken is written down before its first row is read. */
export const userExport = (db: Database, now: Clock, audit: Audit) =>
  async function* (
    admin: { readonly adminId: number; readonly email: string },
    selection: Selection,
  ): AsyncGenerator<readonly UserReport[]> {
    const { plan = null, status = null, search, selected: count = null } = selection;
    const details = { plan, status, searched: Boolean(search), selected: count };
    await audit.audited({ kind: 'admin', ...admin }, 'users', 'users_exported', async () => ({
      record: { details },
    }));
    const at = now();
    for await (const rows of selected(db, selection, at)) yield rows.map(account => userReport(account, at));
  };

export type UserExport = ReturnType<typeof userExport>;
