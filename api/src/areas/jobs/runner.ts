import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { readJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { FindUsers } from '../admin-users/find.ts';
import type { AdminsService } from '../admins/service.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import { changedBy } from './changes/table.ts';
import { filterSchema } from './filter.ts';
import { addUsers, type JobRow, lockJob, nextUsers, takeJob, updateJob } from './table.ts';
import { leaveUndo } from './undo.ts';
import { type DoWork, workSchema } from './work.ts';

/** How long a process keeps a job without a step: if it dies, another one goes on after that. */
const leaseMilliseconds = 5000;
/** How long a step may take: it holds the users that it changes so long, or, on SQLite, whatever anybody would change. */
const stepMilliseconds = { mysql: 45, sqlite: 25 };
/** How long it lets the database be after a step: who waits for SQLite asks every millisecond whether they may write. */
const pauseMilliseconds = { mysql: 0, sqlite: 10 };
const usersAtOnce = { first: 20, least: 10, most: 400 };
/** How many it changes in a second at most: what a machine could do beyond that is left to whoever waits for an answer. */
const usersPerSecond = 2600;
/** How many users of a job are read ahead. */
const readAtOnce = 1000;
/** How many users a step finds. */
const foundAtOnce = 1000;
const gatherMilliseconds = 1000;
const mostFailures = 5;

/** What was asked for cannot be done, and will not be another time. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly admins: Pick<AdminsService, 'credentialsOf'>;
  readonly find: FindUsers;
  readonly work: DoWork;
  /** Adds up what the changes leave to be added up. */
  readonly gather: () => Promise<void>;
  /** Whether the process is about to end. */
  readonly isEnding: () => boolean;
}

/**
 * Works on jobs. Every process does: one takes a job for a few seconds and renews that with each step. A step changes
 * some users and notes how far it is in one transaction, which holds the job's row; so whoever goes on after a crash
 * goes on exactly there, and one who was only slow finds the job another's.
 */
export function jobRunner({ db, now, audit, admins, find, work, gather, isEnding }: Parts) {
  const holder = randomUUID();
  let size = usersAtOnce.first;
  /** Some users of a job, in the order of their numbers. */
  let ahead: { readonly job: number; readonly ids: readonly number[] } = { job: 0, ids: [] };

  const leaseEnd = () => new Date(now().getTime() + leaseMilliseconds);

  /** Who has begun the job, while they may still do that. */
  async function actor({ admin_id, admin_email, kind }: JobRow): Promise<AdminActor | undefined> {
    const admin = (await admins.credentialsOf(admin_email))?.admin;
    if (admin?.id !== admin_id || admin.disabled_at) return undefined;
    if (admin.role !== 'admin' && kind !== 'approval') return undefined;
    return { adminId: admin_id, email: admin_email };
  }

  async function findSome({ id, work: stored, filter, cursor, found }: JobRow) {
    const work = readJson(stored, workSchema);
    const wanted = filter === null ? {} : readJson(filter, filterSchema);
    const { ids, next } =
      work.kind === 'undo'
        ? await changedBy(db, work.job, cursor, foundAtOnce)
        : await find(wanted, cursor ?? undefined, foundAtOnce);
    const added = await addUsers(db, id, ids);
    const changes = {
      found: found + added,
      cursor: next,
      ...(next === null && { state: 'working' as const }),
    };
    return { users: 0, changed: 0, changes };
  }

  /** The next users of a job. Whom it is for is not changed any more, so they are not asked for with each step. */
  async function next(job: JobRow): Promise<readonly number[]> {
    const left = ahead.job === job.id ? ahead.ids.filter(id => id > job.last_id) : [];
    const ids = left.length > 0 ? left : await nextUsers(db, job, readAtOnce);
    ahead = { job: job.id, ids };
    return ids.slice(0, size);
  }

  /** Writes into the history that the server itself has ended a job. */
  async function noteEnd(job: JobRow): Promise<void> {
    await leaveUndo(db, job);
    const details = { job_id: job.id, handled: job.handled };
    await audit.write({ kind: 'system' }, 'jobs', 'job_stopped', { details });
  }

  const over = (state: 'done' | 'stopped') => ({
    users: 0,
    changed: 0,
    changes: { state, finished_at: now() },
  });

  async function changeSome(job: JobRow) {
    const ids = await next(job);
    const last_id = ids.at(-1);
    if (last_id === undefined) return over('done');
    const by = await actor(job);
    if (!by) {
      await noteEnd(job);
      return over('stopped');
    }
    const origin = { network: job.network, request_id: job.request_id };
    const toDo = { job: job.id, work: readJson(job.work, workSchema) };
    const changed = await audit.from(origin, () => work(by, toDo, ids));
    const changes = { handled: job.handled + ids.length, changed: job.changed + changed, last_id };
    return { users: ids.length, changed, changes };
  }

  /** Has the next step take as many users as fit into its time, as long as this one took for its own. */
  function fit(users: number, took: number): void {
    const { least, most } = usersAtOnce;
    if (users === size)
      size = Math.max(least, Math.min(most, Math.round((users * stepMilliseconds[db.engine]) / took)));
  }

  /** @returns how many users it has changed; nothing when there is no more to do here */
  async function step(id: number): Promise<number | undefined> {
    let [begun, users, changed] = [0, 0, 0];
    const goesOn = await db.transaction(async () => {
      begun = performance.now();
      const job = await lockJob(db, id);
      if (job?.holder !== holder || job.finished_at !== null) return false;
      const done = job.state === 'finding' ? await findSome(job) : await changeSome(job);
      ({ users, changed } = done);
      await updateJob(db, id, { failures: 0, held_until: leaseEnd(), ...done.changes });
      return !('finished_at' in done.changes);
    });
    fit(users, performance.now() - begun);
    return goesOn ? changed : undefined;
  }

  /** Notes that a step has failed: a refusal ends the job, anything else is tried again a few times. */
  const noteFailure = (id: number, error: unknown): Promise<void> =>
    db.transaction(async () => {
      const job = await lockJob(db, id);
      if (job?.holder !== holder || job.finished_at !== null) return;
      const failures = job.failures + 1;
      const code = isRefusal(error) ? error.code : undefined;
      const isOver = code !== undefined || failures === mostFailures;
      if (isOver) await noteEnd(job);
      await updateJob(db, id, {
        failures,
        ...(isOver && { state: 'failed' as const, error: code ?? 'internal', finished_at: now() }),
      });
    });

  /** Lets another process go on at once. */
  const release = (id: number): Promise<void> =>
    db.transaction(async () => {
      if ((await lockJob(db, id))?.holder === holder) await updateJob(db, id, { held_until: now() });
    });

  async function run(id: number): Promise<void> {
    let gathered = performance.now();
    for (;;) {
      const begun = performance.now();
      const changed = await step(id);
      if (changed === undefined) return;
      if (isEnding()) return release(id);
      if (performance.now() - gathered > gatherMilliseconds) {
        await gather();
        gathered = performance.now();
      }
      const ahead = (changed / usersPerSecond) * 1000 - (performance.now() - begun);
      await sleep(Math.max(pauseMilliseconds[db.engine], ahead));
    }
  }

  return {
    /** Works on every job that nobody else works on, until none is left. */
    async workAll(): Promise<void> {
      while (!isEnding()) {
        const id = await takeJob(db, holder, now(), leaseEnd());
        if (id === undefined) return;
        try {
          await run(id);
        } catch (error) {
          await noteFailure(id, error);
          if (!isRefusal(error)) throw error;
        }
      }
    },
  };
}
