import { readJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { filterSchema, type UserFilter } from './filter.ts';
import { findJob, hasTable, nextUsers } from './table.ts';

const keptMilliseconds = 24 * 60 * 60 * 1000;
const usersAtOnce = 2000;

/** Tables that were made after this can be fetched at `now`. */
export const oldestTable = (now: Date): Date => new Date(now.getTime() - keptMilliseconds);

/** The users that a job has found, some at a time. */
export async function* usersOf(db: Database, id: number): AsyncGenerator<readonly number[]> {
  for (let last_id = 0; ; ) {
    const ids = await nextUsers(db, { id, last_id }, usersAtOnce);
    yield ids;
    if (ids.length < usersAtOnce) return;
    last_id = ids.at(-1) ?? 0;
  }
}

/** Whom the table of an export is about: what they were found by, or how many were selected. */
export interface Exported extends UserFilter {
  readonly job: number;
  readonly selected?: number;
}

/** @throws {ApiError} `job_not_found`, `table_not_there` */
export async function exported(db: Database, id: number, now: Date): Promise<Exported> {
  const job = await findJob(db, id);
  if (!job) throw new ApiError('job_not_found');
  if (!hasTable(job, oldestTable(now))) throw new ApiError('table_not_there');
  return job.filter === null
    ? { job: id, selected: job.found }
    : { ...readJson(job.filter, filterSchema), job: id };
}
