import { readJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { filterSchema, type UserFilter } from './filter.ts';
import { hasTable } from './kept.ts';
import { findJob, nextUsers } from './table.ts';

const usersAtOnce = 2000;

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
  if (!hasTable(job, now)) throw new ApiError('table_not_there');
  return job.filter === null
    ? { job: id, selected: job.found }
    : { ...readJson(job.filter, filterSchema), job: id };
}
