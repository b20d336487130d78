import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { adminJobLimits } from '@loan-kereta/sdk/rules';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { addUsers, entriesOf, jobsOf } from '../../testing/jobs.ts';
import { ServerProcess } from '../../testing/process.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { lockRunning } from '../admins/table.ts';
import { auditService } from '../audit/audit.ts';
import { jobsService } from './service.ts';

const { list, stop } = contract.adminJobs;
const { server, admin } = await startWithAdmin({ LK_DEMO: 'false' });

const { path, begin, begun, progress } = jobsOf(admin);

test('those selected are given a plan, each with an entry in the history and a payment', async () => {
  const ids = await addUsers(server.db, 120);
  const [gone = 0, ...others] = ids;
  await server.db.knex('advisors').where({ id: gone }).del();
  const expires_at = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const job = await begun('plan', {
    ids: [...ids, ...ids.slice(5)],
    plan: 'premium',
    expires_at,
    amount: 45,
  });
  expect(job).toMatchObject({ kind: 'plan', state: 'working', plan: 'premium', expires_at, found: 120 });
  expect(await progress(job.id)).toMatchObject({
    ...{ state: 'done', found: 120, handled: 120, changed: 119, error: null },
    admin_email: admin.admin.email,
  });
  const users = await server.db.knex('advisors').whereIn('id', ids);
  expect(new Set(users.map(user => user.plan))).toEqual(new Set(['premium']));
  const entries = await entriesOf(server.db, ids, 'plan_changed');
  expect(entries.map(entry => entry.advisor_id)).toEqual(others);
  const [begunEntry] = await server.db
    .knex('audit_entries')
    .where({ action: 'job_begun' })
    .orderBy('id', 'desc');
  expect(JSON.parse(begunEntry.details)).toMatchObject({ job_id: job.id, kind: 'plan', selected: 120 });
  for (const entry of entries)
    expect(entry).toMatchObject({
      admin_email: admin.admin.email,
      network: begunEntry.network,
      request_id: begunEntry.request_id,
    });
  expect(
    await server.db.knex('payments').whereIn('advisor_id', ids).where({ amount_sen: 4500 }),
  ).toHaveLength(119);
});

test('all that a filter finds when the job begins are approved, by the role support, too', async () => {
  const pending = await addUsers(server.db, 520, { is_approved: false });
  const approved = await addUsers(server.db, 3);
  const support = await server.signedInAdmin('support');
  const { id } = await begun('approval', { filter: { status: 'pending' } }, support);
  expect(await progress(id)).toMatchObject({ state: 'done', found: 520, handled: 520, changed: 520 });
  expect(await server.db.knex('advisors').where({ is_approved: false })).toEqual([]);
  expect(await entriesOf(server.db, [...pending, ...approved], 'approved')).toHaveLength(520);
  const jobs = (await support.client.get('/api/admin/jobs?limit=1')).as(list.response);
  expect(jobs.items[0]).toMatchObject({ id, kind: 'approval', plan: null });
});

test('a job is stopped between two steps, and nothing is changed after that', async () => {
  await addUsers(server.db, 3000, { is_approved: false });
  const support = await server.signedInAdmin('support');
  const { id } = await begun('plan', { filter: { status: 'pending' }, plan: 'full', amount: 0 });
  await progress(id, job => job.handled > 0);
  const refused = await support.client.post(path(id, '/stop'));
  expect(refused.problem()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  const stopped = (await admin.client.post(path(id, '/stop'))).as(stop.response);
  expect(stopped).toMatchObject({ state: 'stopped', finished_at: expect.any(String) });
  expect(stopped.handled).toBeLessThan(3000);
  expect((await admin.client.post(path(id, '/stop'))).problem()).toMatchObject({
    status: 409,
    code: 'job_ended',
  });

  // Another job begins only once this one is left alone.
  const next = await begun('approval', { ids: await addUsers(server.db, 1) });
  await progress(next.id);
  expect(await progress(id)).toMatchObject({ handled: stopped.handled, changed: stopped.changed });
  const changed = await server.db.knex('advisors').where({ plan: 'diamond' }).orderBy('id').pluck('id');
  expect(changed).toHaveLength(stopped.changed);
  expect(
    await server.db.knex('audit_entries').where({ action: 'plan_changed' }).whereIn('advisor_id', changed),
  ).toHaveLength(stopped.changed);
  // The tests after this one have pending users of their own.
  await server.db.knex('advisors').where({ is_approved: false }).del();
});

test('a job of somebody who may not any more ends', async () => {
  const other = await server.signedInAdmin();
  // The job waits for one that was begun before it.
  await begun('plan', { ids: await addUsers(server.db, 1000), plan: 'premium', amount: 0 });
  const ids = await addUsers(server.db, 1);
  const { id } = await begun('plan', { ids, plan: 'premium' }, other);
  await server.db.knex('admins').where({ id: other.admin.id }).update({ role: 'support' });
  expect(await progress(id)).toMatchObject({ state: 'stopped' });
  const entry = await server.db
    .knex('audit_entries')
    .where({ action: 'job_stopped', actor: 'system' })
    .first();
  expect(JSON.parse(entry.details)).toEqual({ job_id: id, handled: 0 });
});

test.each([
  [{ plan: 'premium' }, 'ids'],
  [{ plan: 'premium', ids: [1], filter: {} }, 'ids'],
  [{ plan: 'gold', ids: [1] }, 'plan'],
  [{ plan: 'premium', ids: [0] }, 'ids.0'],
  [{ plan: 'premium', ids: [true] }, 'ids.0'],
  [{ plan: 'premium', filter: { status: 'gone' } }, 'filter.status'],
  [{ plan: 'premium', ids: [1], expires_at: '2001-01-01T00:00:00Z' }, 'expires_at'],
])('a job of %j is refused', async (body, field) => {
  const problem = (await begin('plan', body)).problem();
  expect(problem).toMatchObject({ status: 400, errors: [{ path: field }] });
});

test('a job that is not there is refused', async () => {
  for (const response of [await admin.client.get(path(999)), await admin.client.post(path(999, '/stop'))])
    expect(response.problem()).toMatchObject({ status: 404, code: 'job_not_found' });
});

test('of several who begin the last job that may be begun, one does', async () => {
  const { db } = server;
  const { id, email } = admin.admin;
  // Jobs of later, which nobody takes meanwhile.
  const now = () => new Date(server.clock.now().getTime() + 60_000);
  const jobs = jobsService({
    ...{ db, now, audit: auditService(db, now), wake() {} },
    admins: { lockRunning: () => lockRunning(db) },
    planChanges: { choiceOf: () => ({ plan: 'basic', expiresAt: null }) },
  });
  const [user = 0] = await addUsers(db, 1);
  const beginOne = () =>
    jobs.begin({ adminId: id, email, role: 'admin', sessionId: '' }, { kind: 'approval' }, { ids: [user] });
  const unfinished = () => db.knex('jobs').where({ finished_at: null });
  while ((await unfinished()).length < adminJobLimits.unfinished - 1) await beginOne();
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, beginOne));
  const refused = outcomes.filter(outcome => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject(Array(7).fill({ code: 'too_many_jobs' }));
  const response = await begin('approval', { ids: [user] });
  expect(response.problem()).toMatchObject({ status: 409, code: 'too_many_jobs' });
  await db.knex('job_users').where({ advisor_id: user }).del();
  await db.knex('jobs').where({ finished_at: null }).del();
});

test.each([
  ['changed', 'plan', 'plan_changed'],
  ['noted in a table', 'export', 'exported'],
])(
  'after a process was killed another one goes on, and each user is %s exactly once',
  async (_, kind, action) => {
    const { db, clock } = server;
    const users = await addUsers(db, 1000, { is_approved: false });
    // This server takes the job for one of the future, until its clock is right again.
    clock.advance({ minutes: -5 });
    const killed = new ServerProcess({ LK_DATABASE_URL: server.databaseUrl, LK_DEMO: 'false' });
    const [id = 0] = await db.knex('jobs').insert({
      ...{ kind, state: 'finding', work: JSON.stringify({ kind, plan: 'premium' }) },
      ...{ filter: '{"status":"pending"}', held_until: systemClock(), created_at: systemClock() },
      ...{ admin_id: admin.admin.id, admin_email: admin.admin.email },
    });
    const job = () => db.knex('jobs').where({ id }).first();
    while ((await job()).handled === 0) await sleep(5);
    await killed.kill();
    expect((await job()).handled).toBeLessThan(users.length);

    clock.advance({ minutes: 5 });
    while ((await job()).finished_at === null) await sleep(25);
    expect(await job()).toMatchObject({ state: 'done', found: 1000, handled: 1000, changed: 1000 });
    const entries = await entriesOf(db, users, action);
    expect(entries.map(entry => entry.advisor_id)).toEqual(users);
    const paid = await db
      .knex('payments')
      .whereIn('advisor_id', users)
      .orderBy('advisor_id')
      .pluck('advisor_id');
    expect(paid).toEqual(kind === 'plan' ? users : []);
    await db.knex('advisors').whereIn('id', users).del();
  },
);
