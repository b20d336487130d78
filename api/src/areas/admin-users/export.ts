import type { UserReport } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { inBatches, type Order } from '../../db/pages.ts';
import type { Batches } from '../../http/download.ts';
import { standings } from '../advisors/listing.ts';
import type { Audit } from '../audit/audit.ts';
import { byMatch } from '../search/find.ts';
import { orderOf, standingsFor, type UserFilter } from './orders.ts';
import { userReport } from './report.ts';
import { accountsOf, readAccounts, readListed, readSearched } from './table.ts';

/** Those that a filter finds, or these. */
interface Selection extends UserFilter {
  readonly ids?: Batches<number> | undefined;
  /** How many were selected one by one. */
  readonly selected?: number | undefined;
}

const byNumber: Order = { name: 'id', by: [{ name: 'id', kind: 'number' }] };

/** The accounts of a selection as they are at `now`, some at a time. */
async function* selected(db: Database, { ids, search, ...filter }: Selection, now: Date) {
  if (ids) {
    for await (const some of ids) yield await accountsOf(db, some);
    return;
  }
  const range = { standings: standingsFor(filter), now };
  if (search) yield* inBatches(byMatch, slice => readSearched(db, range, search, slice));
  else if (range.standings.length === standings.length)
    yield* inBatches(byNumber, slice => readAccounts(db, slice));
  else {
    const order = orderOf('-created_at');
    yield* inBatches(order, slice => readListed(db, range, { ...slice, order }));
  }
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
