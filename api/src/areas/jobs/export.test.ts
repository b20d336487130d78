import { contract, type Job } from '@loan-kereta/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { addAdvisor } from '../../testing/accounts.ts';
import { jobsOf } from '../../testing/jobs.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { makeSomeSearchable } from '../search/search.ts';
import { clearSomeOfJobs } from './clearing.ts';

const { export: begin, stop } = contract.adminJobs;
const started = await startWithAdmin({ LK_DEMO: 'false' });
const { server } = started;
let { admin } = started;
let found: number[];
let others: number[];

beforeAll(async () => {
  const add = async (names: readonly string[]) => {
    const ids = [];
    for (const name of names) ids.push((await addAdvisor(server.db, server.clock.now, { name })).id);
    return ids;
  };
  found = await add(Array.from({ length: 30 }, (_, at) => `Mei Ling ${at}, "阿美"`));
  others = await add(['Ramesh', 'Kavitha']);
  while (await makeSomeSearchable(server.db));
});

const { path } = jobsOf(admin);
const send = (body: object, by = admin) => by.client.post('/api/admin/jobs/export', body);
const begun = async (body: object) => {
  const response = await send(body);
  expect([response.status, response.text]).toEqual([201, response.text]);
  return response.as(begin.response);
};
const ended = ({ id }: Job): Promise<Job> => jobsOf(admin).progress(id);
const namesIn = (table: string) => table.trimEnd().split('\r\n').slice(1);
const noted = (action: string) => server.db.knex('audit_entries').where({ action }).orderBy('advisor_id');

test('what a search finds is made into a table, of whom each is noted, and fetched for a day', async () => {
  const before = await begun({ filter: { search: 'mei ling' } });
  expect(before).toMatchObject({ kind: 'export', plan: null, table: null });
  const job = await ended(before);
  expect(job).toMatchObject({ state: 'done', found: 30, handled: 30, changed: 30 });
  expect((await noted('exported')).map(entry => entry.advisor_id)).toEqual(found);
  expect(await noted('job_begun')).toMatchObject([
    { details: JSON.stringify({ job_id: job.id, kind: 'export', selected: null, filter: {} }) },
  ]);

  const table = await admin.client.get(job.table ?? '');
  expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(namesIn(table.text)).toHaveLength(30);
  expect(table.text).toContain('"Mei Ling 7, ""阿美"""');
  expect((await noted('users_exported')).map(entry => JSON.parse(entry.details))).toEqual([
    { plan: null, status: null, searched: true, selected: null, job_id: job.id },
  ]);
  expect(await noted('exported'), 'once, by the job').toHaveLength(30);

  // Whoever is deleted meanwhile is in no table that is fetched.
  await server.db.knex('advisors').where({ id: found[0] }).del();
  expect(namesIn((await admin.client.get(job.table ?? '')).text)).toHaveLength(29);
  const kept = () => server.db.knex('jobs').where({ id: job.id }).first('filter');
  await clearSomeOfJobs(server.db, server.clock.now);
  expect(await kept()).toEqual({ filter: '{"search":"mei ling"}' });
  server.clock.advance({ minutes: 25 * 60 });
  await clearSomeOfJobs(server.db, server.clock.now);
  expect(await kept(), 'what was searched for').toEqual({ filter: null });
  admin = await server.signedInAdmin();
  expect((await ended(job)).table).toBeNull();
  expect((await admin.client.get(job.table ?? '')).problem()).toMatchObject({ code: 'table_not_there' });
});

test('those selected are made into a table', async () => {
  const job = await ended(await begun({ ids: others }));
  const table = await admin.client.get(job.table ?? '');
  expect(namesIn(table.text).map(line => line.split(',')[0])).toEqual(['Ramesh', 'Kavitha']);
  expect((await noted('users_exported')).map(entry => JSON.parse(entry.details)).at(-1)).toMatchObject({
    searched: false,
    selected: 2,
  });
});

test('one that is stopped makes no table', async () => {
  const now = server.clock.now();
  // Another process has just taken it.
  const [id = 0] = await server.db.knex('jobs').insert({
    ...{ kind: 'export', state: 'working', work: '{"kind":"export"}', found: 1 },
    ...{ holder: 'another', held_until: new Date(now.getTime() + 60_000), created_at: now },
    ...{ admin_id: admin.admin.id, admin_email: admin.admin.email },
  });
  const response = await admin.client.post(path(id, '/stop'));
  expect(response.as(stop.response)).toMatchObject({ state: 'stopped', table: null });
  expect((await admin.client.get(path(id, '/users.csv'))).problem()).toMatchObject({
    status: 409,
    code: 'table_not_there',
  });
  expect((await admin.client.get(path(999, '/users.csv'))).problem()).toMatchObject({ status: 404 });
});

test('only an admin who has just proved who they are has one made, and fetches it', async () => {
  const job = await ended(await begun({ ids: others }));
  const support = await server.signedInAdmin('support');
  for (const response of [await send({ ids: others }, support), await support.client.get(job.table ?? '')])
    expect(response.problem()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  server.clock.advance({ minutes: 6 });
  for (const response of [await send({ ids: others }), await admin.client.get(job.table ?? '')])
    expect(response.problem()).toMatchObject({ code: 'second_factor_required' });
});
