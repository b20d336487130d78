import { contract } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { addUsers, entriesOf, jobsOf } from '../../testing/jobs.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { clearSomeOfJobs } from './clearing.ts';

const { server, admin } = await startWithAdmin({ LK_DEMO: 'false' });
const { path, begun, progress } = jobsOf(admin);

const send = (id: number, by = admin) => by.client.post(path(id, '/undo'));
const undone = async (id: number) => {
  const response = await send(id);
  expect([response.status, response.text]).toEqual([201, response.text]);
  return progress(response.as(contract.adminJobs.undo.response).id);
};
const refusal = async (...given: Parameters<typeof send>) => (await send(...given)).problem();
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const rows = (ids: readonly number[]) =>
  server.db
    .knex('advisors')
    .whereIn('id', ids)
    .orderBy('id')
    .select('id', 'plan', 'plan_expires_at', 'is_approved');
const paid = (ids: readonly number[]) =>
  server.db.knex('payments').whereIn('advisor_id', ids).orderBy('id').select('advisor_id', 'amount_sen');
const kept = (job: number) => server.db.knex('job_changes').where({ job_id: job });

test('plans that many were given are taken back with what was paid, of those that nobody has changed since', async () => {
  const basic = await addUsers(server.db, 30);
  const premium = await addUsers(server.db, 5, { plan: 'premium', plan_expires_at: inDays(3) });
  const ids = [...basic, ...premium];
  const [changedSince = 0, gone = 0] = basic;
  const before = await rows(ids);
  const job = await progress((await begun('plan', { ids, plan: 'diamond', payment_note: 'Campaign' })).id);
  expect(job).toMatchObject({ changed: 35, can_undo: true, undoes: null });
  expect(await paid(ids)).toHaveLength(35);
  // What else is done to them stays: an approval taken back, another plan.
  const [other = 0] = premium;
  const headers = { 'If-Match': '*' };
  const user = (id: number, part: string) => `/api/admin/users/${id}${part}`;
  const revoked = await admin.client.send('POST', user(other, '/revoke'), { headers });
  expect([revoked.status, revoked.text]).toEqual([200, revoked.text]);
  expect((await admin.client.put(user(changedSince, '/plan'), { plan: 'premium' }, { headers })).status).toBe(
    200,
  );
  await server.db.knex('advisors').where({ id: gone }).del();

  const undo = await undone(job.id);
  expect(undo).toMatchObject({
    ...{ kind: 'undo', state: 'done', plan: 'diamond', undoes: job.id, can_undo: false },
    ...{ found: 35, handled: 35, changed: 33 },
  });
  const asBefore = before
    .filter(({ id }) => id !== gone)
    .map(row => (row.id === other ? { ...row, is_approved: expect.toSatisfy(value => !value) } : row));
  expect(await rows(ids)).toMatchObject(
    asBefore.map(row => (row.id === changedSince ? { ...row, plan: 'premium' } : row)),
  );
  const entries = await entriesOf(server.db, ids, 'standing_restored');
  expect(entries.map(entry => entry.advisor_id)).toEqual(
    ids.filter(id => id !== gone && id !== changedSince),
  );
  expect(JSON.parse(entries[0].details)).toEqual({ paid: -249 });
  const taken = (await paid(ids)).filter(({ amount_sen }) => amount_sen < 0);
  expect(taken.map(({ advisor_id }) => advisor_id)).toEqual(entries.map(entry => entry.advisor_id));

  expect(await progress(job.id)).toMatchObject({ can_undo: false });
  for (const id of [job.id, undo.id])
    expect(await refusal(id)).toMatchObject({ status: 409, code: 'job_not_undoable' });
  const begunEntries = await server.db.knex('audit_entries').where({ action: 'job_begun' }).orderBy('id');
  expect(JSON.parse(begunEntries.at(-1).details)).toMatchObject({ kind: 'undo', undoes: job.id });
});

test('an approval is taken back, by admins only', async () => {
  const pending = await addUsers(server.db, 12, { is_approved: false });
  const approved = await addUsers(server.db, 2);
  const support = await server.signedInAdmin('support');
  const { id } = await begun('approval', { ids: [...pending, ...approved] }, support);
  await progress(id);
  expect(await refusal(id, support)).toMatchObject({ status: 403, code: 'role_not_allowed' });
  expect(await undone(id)).toMatchObject({ state: 'done', found: 12, changed: 12, plan: null });
  const now = await rows([...pending, ...approved]);
  expect(now.filter(row => row.is_approved).map(row => row.id)).toEqual(approved);
  expect(await kept(id)).toEqual([]);
});

test('of several who undo a job at once, one does, and each payment is taken back once', async () => {
  const ids = await addUsers(server.db, 10);
  const { id } = await progress((await begun('plan', { ids, plan: 'premium' })).id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(id)));
  const begunOnes = answers.filter(({ status }) => status === 201);
  expect(begunOnes).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status !== 201))
    expect(refused.problem()).toMatchObject({ status: 409, code: 'job_not_undoable' });
  for (const answer of begunOnes) await progress(answer.as(contract.adminJobs.undo.response).id);
  expect((await paid(ids)).filter(({ amount_sen }) => amount_sen < 0)).toHaveLength(10);
});

test('nobody undoes a job without a session', async () => {
  expect((await server.visitor().post(path(1, '/undo'))).status).toBe(401);
});

test('of a job that was stopped what it has changed is undone, and an undo that was stopped goes on with another', async () => {
  const ids = await addUsers(server.db, 40);
  const { id } = await progress((await begun('plan', { ids, plan: 'premium', amount: 20 })).id);
  // As a job is that was stopped in the middle, and an undo of it likewise: half of them were put back.
  await server.db.knex('jobs').where({ id }).update({ state: 'stopped' });
  const now = server.clock.now();
  const [undo = 0] = await server.db.knex('jobs').insert({
    ...{ kind: 'undo', state: 'working', found: 40, handled: 20 },
    work: JSON.stringify({ kind: 'undo', job: id, done: { kind: 'plan', plan: 'premium' } }),
    ...{ holder: 'another', held_until: new Date(now.getTime() + 60_000), created_at: now },
    ...{ admin_id: admin.admin.id, admin_email: admin.admin.email },
  });
  await server.db.knex('jobs').where({ id }).update({ undone_by: undo });
  const half = ids.slice(0, 20);
  await server.db.knex('job_changes').where({ job_id: id }).whereIn('advisor_id', half).del();
  expect(await refusal(id)).toMatchObject({ code: 'job_not_undoable' });
  expect((await admin.client.post(path(undo, '/stop'))).status).toBe(200);
  expect(await undone(id)).toMatchObject({ state: 'done', found: 20, changed: 20 });
  const plans = (await rows(ids)).map(({ plan }) => plan);
  expect(plans).toEqual([...half.map(() => 'premium'), ...half.map(() => 'basic')]);
});

test('what jobs have changed is kept for the day in which it can be undone, and one more for an undo that runs', async () => {
  const ids = await addUsers(server.db, 3);
  const { id } = await progress((await begun('plan', { ids, plan: 'premium' })).id);
  const now = server.clock.now();
  await server.db.knex('jobs').insert({
    ...{ kind: 'plan', state: 'working', work: '{"kind":"plan","plan":"premium"}', found: 3 },
    ...{ holder: 'another', held_until: inDays(9), created_at: now },
    ...{ admin_id: admin.admin.id, admin_email: admin.admin.email },
  });
  for (const [hours, left] of [
    [23, 3],
    [25, 3],
    [49, 0],
  ] as const) {
    server.clock.advance({ minutes: hours * 60 - (server.clock.now().getTime() - now.getTime()) / 60_000 });
    while (await clearSomeOfJobs(server.db, server.clock.now));
    expect(await kept(id), `after ${hours} hours`).toHaveLength(left);
    const later = await server.signedInAdmin();
    if (hours === 25) expect(await refusal(id, later)).toMatchObject({ code: 'job_not_undoable' });
  }
});

test('a job that is not there, or is not over, cannot be undone', async () => {
  const later = await server.signedInAdmin();
  expect(await refusal(999_999, later)).toMatchObject({ status: 404, code: 'job_not_found' });
  const unfinished = await server.db.knex('jobs').where({ finished_at: null }).first();
  expect(await refusal(unfinished.id, later)).toMatchObject({ code: 'job_not_undoable' });
});
