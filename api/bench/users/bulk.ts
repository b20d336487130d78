import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
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

/** Gives many users a plan by a job, while buyers open calculators and somebody wants a row of the users. */
export async function bulkChange(side: Side, users: number, buyersAtMost: number) {
  const admin = await side.admin();
  const { knex } = side.db;
  const yesterday = new Date(Date.now() - 86_400_000);
  const ids: number[] = await knex('advisors').orderBy('id').limit(users).pluck('id');
  for (let at = 0; at < ids.length; at += 500)
    await knex('advisors')
      .whereIn('id', ids.slice(at, at + 500))
      .update({
        is_approved: true,
        penalty_until: null,
        plan: 'premium',
        plan_expires_at: yesterday,
        listed_until: notListed,
      });
  while (await knex('advisors').where('listed_until', '<=', new Date()).first('id')) await sleep(200);
  const { slug } = await knex('advisors').orderBy('id', 'desc').first('slug');
  let [rate, handled] = [0, 0];
  let waits: number[] = [];
  const work = async () => {
    const body = { filter: { status: 'expired' }, plan: 'premium' };
    const { id } = (await admin.post('/api/admin/jobs/plan', body)).as(contract.adminJobs.givePlan.response);
    let isOver = false;
    const waiting = waitsFor(side, ids, () => isOver);
    for (;;) {
      const now = (await admin.get(`/api/admin/jobs/${id}`)).as(contract.adminJobs.get.response);
      if (now.finished_at !== null) {
        handled = now.changed;
        // To the millisecond, as the job itself says.
        const { created_at } = now;
        rate = handled / ((Date.parse(now.finished_at) - Date.parse(created_at)) / 1000);
        break;
      }
      // Seldom enough that buyers do not wait for these answers.
      await sleep(250);
    }
    isOver = true;
    waits = await waiting;
  };
  const buyers = await responsiveness(`${side.server.address}/api/embed/${slug}`, work, buyersAtMost);
  return { changed: handled, usersPerSecond: Math.round(rate), waits, buyers };
}
