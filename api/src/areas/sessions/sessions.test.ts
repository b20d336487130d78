import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sessionsService } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const me = (client: TestClient) => client.get('/api/auth/me');

test('a session says who is signed in', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  const response = (await me(client)).as(contract.account.me.response);
  expect(response).toMatchObject({ id: advisor.id, email: advisor.email, effective_plan: 'premium' });
});

test.each([
  ['no token', undefined],
  ['an empty one', ''],
  ['a made-up one', 'A'.repeat(43)],
])('%s opens nothing', async (_, token) => {
  const client = server.visitor();
  if (token !== undefined) client.cookies.set('lk_session', token);
  expect((await me(client)).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('tokens are stored hashed: what the database holds opens nothing', async () => {
  const { client } = await server.signedInAdvisor();
  const token = client.cookies.get('lk_session') ?? '';
  const rows = await server.db.knex('advisor_sessions');
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const row of rows) {
    const thief = server.visitor();
    thief.cookies.set('lk_session', row.token_hash);
    expect((await me(thief)).status).toBe(401);
  }
});

test('an advisor’s session lasts 45 minutes from its last use', async () => {
  const { client } = await server.signedInAdvisor();
  server.clock.advance({ minutes: 44 });
  expect((await me(client)).status).toBe(200);
  server.clock.advance({ minutes: 44 });
  expect((await me(client)).status).toBe(200);
  server.clock.advance({ minutes: 45 });
  expect((await me(client)).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('a page that asks of its own accord what the account may use keeps no session alive', async () => {
  const { client } = await server.signedInAdvisor();
  for (const minutes of [20, 20]) {
    server.clock.advance({ minutes });
    expect((await client.get('/api/user/access')).status).toBe(200);
  }
  server.clock.advance({ minutes: 5 });
  expect((await client.get('/api/user/access')).status).toBe(401);
});

test('an admin’s page that looks after the jobs of its own accord keeps no session alive', async () => {
  const { client } = await server.signedInAdmin();
  for (const minutes of [7, 7]) {
    server.clock.advance({ minutes });
    expect((await client.get('/api/admin/jobs')).status).toBe(200);
  }
  server.clock.advance({ minutes: 1 });
  expect((await client.get('/api/admin/jobs')).status).toBe(401);
});

test('an advisor’s session lasts four hours, however much it is used', async () => {
  const { client } = await server.signedInAdvisor();
  for (let minutes = 30; minutes < 240; minutes += 30) {
    server.clock.advance({ minutes: 30 });
    expect((await me(client)).status).toBe(200);
  }
  server.clock.advance({ minutes: 30 });
  expect((await me(client)).status).toBe(401);
});

test('sessions that ended long ago are cleared away, some at a time, and no others', async () => {
  const { advisor } = await server.signedInAdvisor();
  const { admin } = await server.signedInAdmin();
  server.clock.advance({ minutes: 241 });
  const [other, otherAdmin] = [await server.signedInAdvisor(), await server.signedInAdmin()];
  const sessions = sessionsService(server.db, server.clock.now);
  while (await sessions.clearSome());
  const { knex } = server.db;
  const ids = [advisor.id, other.advisor.id];
  expect(await knex('advisor_sessions').whereIn('advisor_id', ids).pluck('advisor_id')).toEqual([
    other.advisor.id,
  ]);
  const adminIds = [admin.id, otherAdmin.admin.id];
  expect(await knex('admin_sessions').whereIn('admin_id', adminIds).pluck('admin_id')).toEqual([
    otherAdmin.admin.id,
  ]);
});

test('an account that is gone takes its sessions with it', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  await server.db.knex('advisors').where({ id: advisor.id }).del();
  expect((await me(client)).status).toBe(401);
});
