import { type JobKind, type JobState, mostCounted } from '@loan-kereta/sdk/contract';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { readPage, type Slice } from '../../db/pages.ts';
import { insertRows } from '../../db/rows.ts';

export interface JobRow {
  readonly id: number;
  readonly kind: JobKind;
  readonly state: JobState;
  /** JSON of what is to be done. */
  readonly work: string;
  /** JSON of the filter of the list of users; null where they were selected. */
  readonly filter: string | null;
  /** How far that list has been gone through. */
  readonly cursor: string | null;
  readonly found: number;
  readonly handled: number;
  readonly changed: number;
  /** The user that was handled last: they go in the order of their numbers. */
  readonly last_id: number;
  /** How often in a row a step has failed. */
  readonly failures: number;
  /** The code of the refusal that it has failed with. */
  readonly error: string | null;
  /** The job that undoes it. */
  readonly undone_by: number | null;
  readonly admin_id: number;
  readonly admin_email: string;
  /** Where the request came from that began it. */
  readonly network: string | null;
  readonly request_id: string | null;
  /** The process that works on it, until `held_until`. */
  readonly holder: string | null;
  readonly held_until: StoredDate;
  readonly created_at: StoredDate;
  readonly finished_at: StoredDate | null;
}

/** The states of a job that is not finished. */
const unfinished = ['finding', 'working'] satisfies JobState[];

const jobs = (db: Database) => db.knex<JobRow>('jobs');
interface JobUserRow {
  readonly job_id: number;
  readonly advisor_id: number;
}
const users = (db: Database) => db.knex<JobUserRow>('job_users');

export type NewJob = Pick<
  JobRow,
  'kind' | 'state' | 'work' | 'filter' | 'found' | 'admin_id' | 'admin_email' | 'network' | 'request_id'
> & { readonly created_at: Date; readonly held_until: Date };

export async function insertJob(db: Database, job: NewJob): Promise<number> {
  const [id] = await db.knex('jobs').insert(job);
  return Number(id);
}

/** So many numbers are looked up in one statement. */
const rowsAtOnce = 500;

/** Adds users to a job. @returns how many of them it did not have yet */
export async function addUsers(db: Database, jobId: number, ids: readonly number[]): Promise<number> {
  let added = 0;
  for (let index = 0; index < ids.length; index += rowsAtOnce) {
    const some = ids.slice(index, index + rowsAtOnce);
    const known = new Set(
      await users(db).where({ job_id: jobId }).whereIn('advisor_id', some).pluck('advisor_id'),
    );
    const rows = some.filter(id => !known.has(id)).map(id => ({ job_id: jobId, advisor_id: id }));
    await insertRows(db, 'job_users', rows);
    added += rows.length;
  }
  return added;
}

export const findJob = (db: Database, id: number): Promise<JobRow | undefined> =>
  jobs(db).where({ id }).first();

/** The job, which nothing else changes until the running transaction ends. */
export const lockJob = (db: Database, id: number): Promise<JobRow | undefined> =>
  jobs(db).where({ id }).forUpdate().first();

export const listJobs = (db: Database, slice: Slice) => readPage<JobRow>(db, jobs(db), slice, mostCounted);

export async function updateJob(
  db: Database,
  id: number,
  changes: Partial<Omit<JobRow, 'held_until' | 'finished_at'>> & {
    readonly held_until?: Date;
    readonly finished_at?: Date;
  },
): Promise<void> {
  await db.knex('jobs').where({ id }).update(changes);
}

/** How many jobs are not finished. */
export async function countUnfinished(db: Database): Promise<number> {
  const [row] = await jobs(db).whereIn('state', unfinished).count({ counted: '*' });
  return Number(row?.counted);
}

const free = (db: Database, now: Date) =>
  jobs(db).whereIn('state', unfinished).where('held_until', '<=', now);

/** The first of the jobs that nobody works on. */
export const freeJobs = async (db: Database, now: Date): Promise<number[]> =>
  free(db, now).orderBy('id').limit(5).pluck('id');

/** Takes a job that nobody works on, until the lease ends. @returns the number of the one that was taken */
export async function takeJob(
  db: Database,
  holder: string,
  now: Date,
  leaseEnd: Date,
): Promise<number | undefined> {
  for (const id of await freeJobs(db, now))
    if ((await free(db, now).where({ id }).update({ holder, held_until: leaseEnd })) > 0) return id;
  return undefined;
}

/** The next users of a job after one, in the order of their numbers. */
export const nextUsers = async (
  db: Database,
  { id, last_id }: Pick<JobRow, 'id' | 'last_id'>,
  most: number,
): Promise<number[]> =>
  users(db)
    .where({ job_id: id })
    .where('advisor_id', '>', last_id)
    .orderBy('advisor_id')
    .limit(most)
    .pluck('advisor_id');

/** The jobs that are over, and have made no table that can still be fetched. */
function done(db: Database, oldest: Date) {
  const fetched = { kind: 'export', state: 'done' } as const;
  return jobs(db)
    .whereNotIn('state', unfinished)
    .whereNot(query => query.where(fetched).where('finished_at', '>', oldest));
}

/** Deletes some rows of what jobs have of their users. @returns how many went */
async function deleteSomeOf(
  db: Database,
  table: 'job_users' | 'job_changes',
  ofJobs: ReturnType<typeof jobs>,
  most: number,
): Promise<number> {
  const rows = await db
    .knex<JobUserRow>(table)
    .whereIn('job_id', ofJobs.select('id'))
    .limit(most)
    .select('job_id', 'advisor_id');
  for (const [jobId, some] of Map.groupBy(rows, row => row.job_id))
    await db
      .knex<JobUserRow>(table)
      .where({ job_id: jobId })
      .whereIn(
        'advisor_id',
        some.map(row => row.advisor_id),
      )
      .del();
  return rows.length;
}

/** Forgets whom some jobs were done to that are done with. @returns how many rows went */
export const deleteSomeUsers = (db: Database, oldest: Date, most: number): Promise<number> =>
  deleteSomeOf(db, 'job_users', done(db, oldest), most);

/** Forgets what some jobs have changed that ended before `oldest`. @returns how many rows went */
export const deleteSomeChanges = (db: Database, oldest: Date, most: number): Promise<number> =>
  deleteSomeOf(db, 'job_changes', jobs(db).where('finished_at', '<=', oldest), most);

/** Forgets how some of them were found: what was searched for may name a person. @returns how many that are */
export async function forgetSomeFilters(db: Database, oldest: Date, most: number): Promise<number> {
  const ids = await done(db, oldest).whereNotNull('filter').limit(most).pluck('id');
  await jobs(db).whereIn('id', ids).update({ filter: null });
  return ids.length;
}

/** Deletes jobs that were finished long ago. */
export async function deleteOlder(db: Database, time: Date): Promise<void> {
  await jobs(db).whereNotIn('state', unfinished).where('created_at', '<', time).del();
}
