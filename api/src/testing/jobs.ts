import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type Job } from '@loan-kereta/sdk/contract';
import { expect } from 'vitest';
import type { NewAccount } from '../areas/advisors/new-account.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { inventedAdvisor, type SignedInAdmin } from './accounts.ts';

/** Adds users straight into a database. @returns their numbers */
export async function addUsers(
  db: Database,
  count: number,
  changes: Partial<NewAccount> = {},
): Promise<number[]> {
  const invented = Array.from({ length: count }, () => inventedAdvisor(systemClock, changes));
  await db.knex.batchInsert('advisors', invented, 100);
  return db
    .knex('advisors')
    .whereIn(
      'email',
      invented.map(({ email }) => email),
    )
    .orderBy('id')
    .pluck('id');
}

export const entriesOf = (db: Database, ids: readonly number[], action: string) =>
  db.knex('audit_entries').where({ action }).whereIn('advisor_id', ids).orderBy('advisor_id');

/** How an admin does something to many users, and waits for it. */
export function jobsOf(admin: SignedInAdmin) {
  const path = (id: number, more = '') => `/api/admin/jobs/${id}${more}`;
  const begin = (kind: 'plan' | 'approval', body: object, by = admin) =>
    by.client.post(`/api/admin/jobs/${kind}`, body);
  return {
    path,
    begin,
    async begun(...given: Parameters<typeof begin>): Promise<Job> {
      const response = await begin(...given);
      expect([response.status, response.text]).toEqual([201, response.text]);
      return response.as(contract.adminJobs.givePlan.response);
    },
    /** The job once it is over, or once `when` holds. */
    async progress(id: number, when = (job: Job) => job.finished_at !== null, by = admin): Promise<Job> {
      for (;;) {
        const job = (await by.client.get(path(id))).as(contract.adminJobs.get.response);
        if (when(job)) return job;
        await sleep(25);
      }
    },
  };
}
