import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'kata laluan bos';
const path = '/api/admin/sessions';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
  passwordHash = await hashOf(password);
});
afterAll(() => server.stop());

let count = 0;
async function account() {
  count += 1;
  const email = `boss-${count}@example.com`;
  const row = { email, password_hash: passwordHash, created_at: server.clock.now() };
  const [id] = await server.db.knex('admins').insert(row);
  return { id: Number(id), email };
}
async function signIn(email: string, client = server.visitor(), userAgent = '') {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': '203.0.113.9' };
  const response = await client.post('/api/admin/login', { email, password }, { headers });
  expect(response.status).toBe(200);
  return client;
}
const list = async (client: TestClient, query = '') =>
  (await client.get(`${path}${query}`)).as(contract.adminSessions.list.response);
const isSignedIn = async (client: TestClient) => (await client.get('/api/admin/verify')).status === 200;

test('an admin sees where they are signed in, and ends one session or all others', async () => {
  const { id, email } = await account();
  const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0';
  const [here, there, elsewhere] = [
    await signIn(email),
    await signIn(email, server.visitor(), firefox),
    await signIn(email),
  ];
  const { items, total } = await list(here);
  expect(total).toEqual({ count: 3, more: false });
  expect(items.filter(session => session.current)).toHaveLength(1);
  const other = items.find(session => session.device.browser === 'Firefox');
  expect(other).toMatchObject({
    current: false,
    device: { browser: 'Firefox', system: 'macOS', kind: 'computer' },
    network: '203.0.113.x',
  });
  expect((await here.delete(`${path}/${other?.id}`)).status).toBe(204);
  expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, true]);
  expect((await here.delete(`${path}/${other?.id}`)).problem().code).toBe('session_not_found');

  expect((await here.delete(path)).status).toBe(204);
  expect(await Promise.all([here, elsewhere].map(isSignedIn))).toEqual([true, false]);
  const [own] = (await list(here)).items;
  expect((await here.delete(`${path}/${own?.id}`)).status).toBe(204);
  expect(here.cookies.has('lk_admin')).toBe(false);
  const ended = { target_admin_id: id, action: 'sessions_ended' };
  const entries = await server.db.knex('audit_entries').where(ended);
  expect(entries.map(entry => entry.admin_email)).toEqual([email, email, email]);
});

test('another’s session, an advisor’s or an admin’s, looks like one that there never was', async () => {
  const mine = await signIn((await account()).email);
  const others = await signIn((await account()).email);
  const { client: advisor } = await server.signedInAdvisor();
  const ofAdvisor = (await advisor.get('/api/me/sessions')).as(contract.sessions.list.response).items[0];
  for (const id of [(await list(others)).items[0]?.id, ofAdvisor?.id, 'A'.repeat(22)])
    expect((await mine.delete(`${path}/${id}`)).problem()).toMatchObject({
      status: 404,
      code: 'session_not_found',
    });
  expect((await mine.delete(path)).status).toBe(204);
  expect(await isSignedIn(others)).toBe(true);
  expect((await advisor.get('/api/auth/me')).status).toBe(200);
});

test('the list goes page by page, from an index', async () => {
  const owner = await account();
  const other = await account();
  const client = await signIn(owner.email);
  const now = server.clock.now();
  const rows = Array.from({ length: 1500 }, (_, number) => ({
    token_hash: `made-up-${number}`,
    bearer_hash: `made-up-${number}`,
    public_id: `made-up-${number}`,
    admin_id: number < 3 ? owner.id : other.id,
    created_at: now,
    seen_at: now,
  }));
  await server.db.knex.batchInsert('admin_sessions', rows, 100);
  await expectIndexed(server.db, 'admin_sessions', async () => {
    const first = await list(client, '?limit=3');
    const second = await list(client, `?limit=3&cursor=${first.next}`);
    expect([...first.items, ...second.items]).toHaveLength(4);
    expect(second.next).toBeNull();
  });
});

test('an admin is told of a new device, with what to do, and the first and a known one are not told', async () => {
  const { id, email } = await account();
  const known = await signIn(email);
  await signIn(email, known);
  await signIn(email);
  while ((await server.mails.to(email)).length === 0) await sleep(5);
  const mails = await server.mails.to(email);
  expect(mails.map(mail => mail.subject)).toEqual([expect.stringContaining('Admin sign-in on a new device')]);
  expect(mails[0]?.text).toContain('Network: 203.0.113.9');
  expect(mails[0]?.text).toContain('http://kereta.test/admin/login');
  const entries = await server.db.knex('audit_entries').where({ target_admin_id: id });
  expect(entries.map(entry => entry.action)).toEqual(['new_device_signed_in']);
});

test('whoever has the password and signs in all day long fills neither the mailbox nor the history', async () => {
  const { id, email } = await account();
  for (let device = 0; device < 13; device++) await signIn(email);
  const told = () =>
    Promise.all([
      server.db.knex('mails').where({ address: email }),
      server.db.knex('audit_entries').where({ target_admin_id: id }),
    ]);
  expect((await told()).map(rows => rows.length)).toEqual([10, 10]);
  server.clock.advance({ minutes: 24 * 60 + 1 });
  await signIn(email);
  expect((await told()).map(rows => rows.length)).toEqual([11, 11]);
});
