import { contract } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { inBatches, type Order } from '../../db/pages.ts';
import { type Batches, csv, type Written } from '../../http/csv.ts';
import { ApiError } from '../../http/errors.ts';
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

/** How many tables are on their way at once: to one admin, and in all. */
const mostUnderWay = { toAdmin: 2, inAll: 6 };

/**
 * The accounts as a table that an admin takes along; that it was taken is written down before its first row is read.
 * @throws {ApiError} `too_many_requests`
 */
export function userExport(now: Clock, audit: Audit, makeTable: MakeTable) {
  const underWay: number[] = [];
  return async function* (admin: AdminActor, selection: Selection): AsyncGenerator<string | Uint8Array> {
    const { adminId, email } = admin;
    const ofAdmin = underWay.filter(id => id === adminId).length;
    if (ofAdmin >= mostUnderWay.toAdmin || underWay.length >= mostUnderWay.inAll)
      throw new ApiError('too_many_requests', { headers: { 'Retry-After': '5' } });
    underWay.push(adminId);
    try {
      const { plan = null, status = null, search, selected = null } = selection;
      const details = { plan, status, searched: Boolean(search), selected };
      await audit.audited({ kind: 'admin', adminId, email }, 'users', 'users_exported', async () => ({
        record: { details },
      }));
      yield* makeTable(selection, now());
    } finally {
      underWay.splice(underWay.indexOf(adminId), 1);
    }
  };
}

export type UserExport = ReturnType<typeof userExport>;
