import { contract } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { inBatches, type Order } from '../../db/pages.ts';
import { type Batches, csv, type Written } from '../../http/csv.ts';
import { tablesUnderWay } from '../../http/tables-under-way.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import { byMatch } from '../search/find.ts';
import { orderOf, standingsFor, type UserFilter } from './orders.ts';
import { userReport } from './report.ts';
import { listedIds, readReports, reportsOf, searchedIds } from './table.ts';

/** Whom a table is about: those that a filter finds, these, or those whom a job has found. */
export interface Selection extends UserFilter {
  readonly ids?: readonly number[] | undefined;
  readonly job?: number | undefined;
  /** How many were selected one by one. */
  readonly selected?: number | undefined;
}

/** Makes the table of a selection, with the accounts as they are at a time. */
export type MakeTable = (selection: Selection, at: Date) => Written;

const byNumber: Order = { name: 'id', by: [{ name: 'id', kind: 'number' }] };

/** The numbers of what a search or a filter finds. */
function found(db: Database, { search, plan, status }: UserFilter, now: Date): Batches<number> {
  const range = { standings: standingsFor({ plan, status }), now };
  if (search) return inBatches(byMatch, slice => searchedIds(db, range, search, slice));
  const order = orderOf('-created_at');
  return inBatches(order, slice => listedIds(db, range, { ...slice, order }));
}

/** @param usersOf whom a job has found, some at a time */
export function userTable(db: Database, usersOf: (job: number) => Batches<number>): MakeTable {
  function idsOf({ ids, job, ...filter }: Selection, at: Date): Batches<number> | undefined {
    if (ids) return [ids];
    if (job !== undefined) return usersOf(job);
    const isAll = !filter.search && !filter.plan && !filter.status;
    return isAll ? undefined : found(db, filter, at);
  }

  async function* rows(selection: Selection, at: Date) {
    const ids = idsOf(selection, at);
    if (!ids) yield* inBatches(byNumber, slice => readReports(db, slice));
    else for await (const some of ids) yield await reportsOf(db, some);
  }

  async function* reports(selection: Selection, at: Date) {
    for await (const some of rows(selection, at)) yield some.map(row => userReport(row, at));
  }

  return (selection, at) => csv(contract.adminUsers.download.download, reports(selection, at));
}

/** Notes in the history of each of some accounts, those that there are, that an admin has them in a table. @returns how many */
export const exportNotes =
  (audit: Audit, advisors: Pick<AdvisorsService, 'namesOf'>) =>
  async (by: AdminActor, ids: readonly number[]): Promise<number> => {
    const there = [...(await advisors.namesOf(ids)).keys()];
    const done = there.map(advisorId => ({ target: { advisorId }, record: {} }));
    await audit.writeAll({ kind: 'admin', ...by }, 'exported', done);
    return there.length;
  };

export type ExportNotes = ReturnType<typeof exportNotes>;

/**
 * The accounts as a table that an admin takes along; that it was taken is written down before its first row is read.
 * @throws {ApiError} `too_many_requests`
 */
export function userExport(now: Clock, audit: Audit, note: ExportNotes, makeTable: MakeTable) {
  const underWay = tablesUnderWay();
  async function* noted({ adminId, email }: AdminActor, selection: Selection) {
    const { plan = null, status = null, search, selected = null, ids, job } = selection;
    const details = { plan, status, searched: Boolean(search), selected, ...(job && { job_id: job }) };
    const by = { adminId, email };
    await audit.audited({ kind: 'admin', ...by }, 'users', 'users_exported', async () => {
      if (ids) await note(by, ids);
      return { record: { details } };
    });
    yield* makeTable(selection, now());
  }
  return (admin: AdminActor, selection: Selection): AsyncGenerator<string | Uint8Array> =>
    underWay(admin.adminId, () => noted(admin, selection));
}

export type UserExport = ReturnType<typeof userExport>;
