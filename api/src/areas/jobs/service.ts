import { contract, type Job } from '@loan-kereta/sdk/contract';
import { adminJobLimits } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import { readDate, readJson, readOptionalDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { AdminsService } from '../admins/service.ts';
import type { Audit } from '../audit/audit.ts';
import { originOfRequest } from '../audit/audit.ts';
import type { PlanChanges } from '../plan-changes/service.ts';
import { exported } from './exported.ts';
import type { UserFilter } from './filter.ts';
import { canUndo, hasTable } from './kept.ts';
import {
  addUsers,
  countUnfinished,
  findJob,
  freeJobs,
  insertJob,
  type JobRow,
  listJobs,
  lockJob,
  type NewJob,
  updateJob,
} from './table.ts';
import { leaveUndo } from './undo.ts';
import { type BegunWork, type Undo, type Work, workSchema } from './work.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly admins: Pick<AdminsService, 'lockRunning'>;
  readonly planChanges: Pick<PlanChanges, 'choiceOf'>;
  /** Has this process look for jobs at once. */
  readonly wake: () => void;
}

/** Whom a job is for: those with these numbers, or those that a filter finds. */
export interface Whom {
  readonly ids?: readonly number[] | undefined;
  readonly filter?: UserFilter | undefined;
}

function toJob(row: JobRow, now: Date): Job {
  const { id, kind, state, found, handled, changed, error, admin_email } = row;
  const work = readJson(row.work, workSchema);
  const done = work.kind === 'undo' ? work.done : work;
  return {
    id,
    kind,
    state,
    found,
    handled,
    changed,
    error,
    admin_email,
    plan: done.kind === 'plan' ? done.plan : null,
    expires_at: done.kind === 'plan' ? (done.expires_at?.toISOString() ?? null) : null,
    table: hasTable(row, now) ? contract.adminJobs.table.path.replace(':id', `${id}`) : null,
    undoes: work.kind === 'undo' ? work.job : null,
    can_undo: canUndo(row, now),
    created_at: readDate(row.created_at).toISOString(),
    finished_at: readOptionalDate(row.finished_at)?.toISOString() ?? null,
  };
}

/** What admins have done to many users at once. */
export function jobsService({ db, now, audit, admins, planChanges, wake }: Parts) {
  async function get(id: number): Promise<Job> {
    const job = await findJob(db, id);
    if (!job) throw new ApiError('job_not_found');
    return toJob(job, now());
  }

  /** @throws {ApiError} `too_many_jobs` */
  async function makeRoom(): Promise<void> {
    // Of two who begin one the second counts the first.
    await admins.lockRunning();
    if ((await countUnfinished(db)) >= adminJobLimits.unfinished) throw new ApiError('too_many_jobs');
  }

  async function add(
    by: Callers['admin'],
    work: Work,
    job: Pick<NewJob, 'state' | 'filter' | 'found'>,
  ): Promise<number> {
    const at = now();
    const id = await insertJob(db, {
      ...job,
      ...originOfRequest(),
      kind: work.kind,
      work: writeJson(work),
      admin_id: by.adminId,
      admin_email: by.email,
      held_until: at,
      created_at: at,
    });
    db.afterCommit(wake);
    return id;
  }

  return {
    get,

    /** Whether there is a job that nobody works on. */
    isAnyFree: async (): Promise<boolean> => (await freeJobs(db, now())).length > 0,

    /** Whom the table of an export is about. @throws {ApiError} `job_not_found`, `table_not_there` */
    exported: (id: number) => exported(db, id, now()),

    /** A page of the jobs. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: { sort: keyof typeof byTime; limit: number; cursor?: string | undefined }) =>
      answerPage(
        query,
        byTime[query.sort],
        slice => listJobs(db, slice),
        job => toJob(job, now()),
      ),

    /** Begins a job, which goes on after the answer. @throws {ApiError} `too_many_jobs`; `invalid_request` for a plan that cannot be given */
    begin(by: Callers['admin'], work: BegunWork, { ids, filter }: Whom): Promise<Job> {
      if (work.kind === 'plan') planChanges.choiceOf(work);
      const selected = ids && [...new Set(ids)];
      return audit.audited({ kind: 'admin', ...by }, 'jobs', 'job_begun', async () => {
        await makeRoom();
        const id = await add(by, work, {
          state: selected ? 'working' : 'finding',
          filter: filter ? writeJson(filter) : null,
          found: selected?.length ?? 0,
        });
        if (selected) await addUsers(db, id, selected);
        // What was searched for may be a person's name or address, which no entry keeps.
        const told = filter ? { plan: filter.plan, status: filter.status } : null;
        const details = { job_id: id, kind: work.kind, selected: selected?.length ?? null, filter: told };
        return { record: { details }, result: await get(id) };
      });
    },

    /**
     * Begins a job that puts back what another has changed, where nothing else has changed it since.
     * @throws {ApiError} `job_not_found`, `too_many_jobs`; `job_not_undoable` when there is nothing to put back any more
     */
    undo: (by: Callers['admin'], id: number): Promise<Job> =>
      audit.audited({ kind: 'admin', ...by }, 'jobs', 'job_begun', async () => {
        await makeRoom();
        const job = await lockJob(db, id);
        if (!job) throw new ApiError('job_not_found');
        const done = readJson(job.work, workSchema);
        if (!canUndo(job, now()) || done.kind === 'export' || done.kind === 'undo')
          throw new ApiError('job_not_undoable');
        const work: Undo = { kind: 'undo', job: id, done };
        const undone_by = await add(by, work, { state: 'finding', filter: null, found: 0 });
        await updateJob(db, id, { undone_by });
        const details = { job_id: undone_by, kind: work.kind, selected: null, filter: null, undoes: id };
        return { record: { details }, result: await get(undone_by) };
      }),

    /**
     * Stops a job between two steps: nothing is changed after this.
     * @throws {ApiError} `job_not_found`, `job_ended`; `role_not_allowed` when the role `support` stops another's
     */
    stop: (by: Callers['admin'], id: number): Promise<Job> =>
      audit.audited({ kind: 'admin', ...by }, 'jobs', 'job_stopped', async () => {
        const job = await lockJob(db, id);
        if (!job) throw new ApiError('job_not_found');
        if (by.role !== 'admin' && job.admin_id !== by.adminId) throw new ApiError('role_not_allowed');
        if (job.finished_at !== null) throw new ApiError('job_ended');
        await updateJob(db, id, { state: 'stopped', finished_at: now() });
        await leaveUndo(db, job);
        return { record: { details: { job_id: id, handled: job.handled } }, result: await get(id) };
      }),
  };
}

export type JobsService = ReturnType<typeof jobsService>;
