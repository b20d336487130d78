import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type Job } from '@loan-kereta/sdk/contract';
import { notListed } from '../../src/areas/advisors/listing.ts';
import { responsiveness } from '../responsiveness.ts';
import type { Side } from './side.ts';

/** Asks for the row of one of these users again and again, as their own sign-in would: how long each waited. */
async function waitsFor(side: Side, ids: readonly number[], isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const id = ids[(turn * 7919) % ids.length];
    const begun = performance.now();
    await side.db.transaction(() => side.db.knex('advisors').where({ id }).forUpdate().first('id'));
    waits.push(performance.now() - begun);
    await sleep(5);
  }
  return waits;
}

/** Has many users' plans be over, each at a time of its own, so that no two are put back alike. @returns their numbers */
async function lapse({ db }: Side, users: number): Promise<number[]> {
  const { knex } = db;
  const yesterday = new Date(Date.now() - 86_400_000);
  const before = db.engine === 'mysql' ? 'date_sub(?, interval id second)' : '? - id * 1000';
  const ids: number[] = await knex('advisors').orderBy('id').limit(users).pluck('id');
  for (let at = 0; at < ids.length; at += 500)
    await knex('advisors')
      .whereIn('id', ids.slice(at, at + 500))
      .update({
        is_approved: true,
        penalty_until: null,
        plan: 'premium',
        plan_expires_at: knex.raw(before, [yesterday]),
        listed_until: notListed,
      });
  while (await knex('advisors').where('listed_until', '<=', new Date()).first('id')) await sleep(200);
  return ids;
}

/** Does a job of many users, while buyers open calculators and somebody wants a row of the users. */
async function doJob(
  side: Side,
  admin: Awaited<ReturnType<Side['admin']>>,
  begin: () => Promise<Job>,
  ids: readonly number[],
  buyersAtMost: number,
) {
  const { slug } = await side.db.knex('advisors').orderBy('id', 'desc').first('slug');
  let job: Job | undefined;
  let waits: number[] = [];
  const work = async () => {
    const { id } = await begin();
    let isOver = false;
    const waiting = waitsFor(side, ids, () => isOver);
    do {
      // Seldom enough that buyers do not wait for these answers.
      await sleep(250);
      job = (await admin.get(`/api/admin/jobs/${id}`)).as(contract.adminJobs.get.response);
    } while (job.finished_at === null);
    isOver = true;
    waits = await waiting;
  };
  const buyers = await responsiveness(`${side.server.address}/api/embed/${slug}`, work, buyersAtMost);
  if (!job?.finished_at) throw new Error('The job has not ended.');
  // To the millisecond, as the job itself says.
  const seconds = (Date.parse(job.finished_at) - Date.parse(job.created_at)) / 1000;
  return {
    id: job.id,
    changed: job.changed,
    usersPerSecond: Math.round(job.changed / seconds),
    waits,
    buyers,
  };
}

/** Gives many users a plan by a job, and undoes that by another. */
export async function bulkChange(side: Side, users: number, buyersAtMost: number) {
  const admin = await side.admin();
  const ids = await lapse(side, users);
  const body = { filter: { status: 'expired' }, plan: 'premium' };
  const give = async () =>
    (await admin.post('/api/admin/jobs/plan', body)).as(contract.adminJobs.givePlan.response);
  const change = await doJob(side, admin, give, ids, buyersAtMost);
  const takeBack = async () =>
    (await admin.post(`/api/admin/jobs/${change.id}/undo`)).as(contract.adminJobs.undo.response);
  return { change, undo: await doJob(side, admin, takeBack, ids, buyersAtMost) };
}
