import { contract, type SessionSummary } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'rahsia saya';
const phone =
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:139.0) Gecko/20100101 Firefox/139.0';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
});
afterAll(() => server.stop());

const account = async () =>
  addAdvisor(server.db, server.clock.now, { password_hash: await hashOf(password) });
async function signIn(email: string, userAgent = phone, from = '203.0.113.9', client = server.visitor()) {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': from };
  const response = await client.post('/api/auth/login', { email, password }, { headers });
  expect(response.status).toBe(200);
  return client;
}
const list = async (client: TestClient) =>
  (await client.get('/api/me/sessions')).as(contract.sessions.list.response).items;

test('an advisor sees each device, the network as far as it is known, and which one asks', async () => {
  const { email } = await account();
  const onPhone = await signIn(email);
  server.clock.advance({ seconds: 30 });
  const onLaptop = await signIn(email, laptop, '2001:db8:12:34::1');
  expect(await list(onLaptop)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      current: true,
      device: { browser: 'Firefox', system: 'macOS', kind: 'computer' },
      network: '2001:db8:12::',
      began_at: expect.stringMatching(/Z$/),
      seen_at: expect.stringMatching(/Z$/),
    },
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      current: false,
      device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
      network: '203.0.113.x',
      began_at: expect.stringMatching(/Z$/),
      seen_at: expect.stringMatching(/Z$/),
    },
  ]);
  const [first] = await list(onPhone);
  expect(first).toMatchObject({ current: true, device: { browser: 'Chrome' } });
});

test.each([
  ['nothing', '', null],
  ['nonsense', '<b>', null],
  ['far too much', `Mozilla/5.0 (${'a;'.repeat(5000)}) Chrome/1`, null],
  ['what it is not', 'Not you? Go to evil.example/1 x', null],
])('a browser that says %s signs in all the same', async (_, userAgent, browser) => {
  const { email } = await account();
  const [session] = await list(await signIn(email, userAgent));
  expect(session?.device).toEqual({ browser, system: null, kind: 'unknown' });
});

test('what has ended is not listed', async () => {
  const { email } = await account();
  await signIn(email, laptop);
  server.clock.advance({ minutes: 46 });
  expect(await list(await signIn(email))).toHaveLength(1);
});

test('one device is signed out by its id, and the others stay', async () => {
  const { email } = await account();
  const [here, there] = [await signIn(email), await signIn(email, laptop)];
  const id = (await list(here)).find(session => !session.current)?.id;
  expect((await here.delete(`/api/me/sessions/${id}`)).status).toBe(204);
  expect((await there.get('/api/auth/me')).status).toBe(401);
  expect(await list(here)).toHaveLength(1);
  expect((await here.delete(`/api/me/sessions/${id}`)).problem().code).toBe('session_not_found');
});

test('signing out the device that asks takes its cookie as well', async () => {
  const client = await signIn((await account()).email);
  const [own] = await list(client);
  expect((await client.delete(`/api/me/sessions/${own?.id}`)).status).toBe(204);
  expect(client.cookies.has('lk_session')).toBe(false);
});

test('another’s session looks like one that there never was', async () => {
  const [mine, others] = [await signIn((await account()).email), await signIn((await account()).email)];
  const [other] = await list(others);
  const refusals = [];
  for (const id of [other?.id, 'A'.repeat(22)]) {
    const { request_id: _, ...problem } = (await mine.delete(`/api/me/sessions/${id}`)).problem();
    refusals.push(problem);
  }
  expect(refusals[0]).toMatchObject({ status: 404, code: 'session_not_found' });
  expect(refusals[0]).toEqual(refusals[1]);
  expect((await others.get('/api/auth/me')).status).toBe(200);
});

test('everywhere else can be signed out at once, by the advisor’s own session only', async () => {
  const { email } = await account();
  const [here, there, elsewhere] = [await signIn(email), await signIn(email), await signIn(email)];
  const stranger = await signIn((await account()).email);
  expect((await here.delete('/api/me/sessions')).status).toBe(204);
  for (const client of [there, elsewhere]) expect((await client.get('/api/auth/me')).status).toBe(401);
  for (const client of [here, stranger]) expect((await client.get('/api/auth/me')).status).toBe(200);
});

test.each([
  ['GET', '/api/me/sessions'],
  ['DELETE', '/api/me/sessions'],
  ['DELETE', '/api/me/sessions/x'],
])('%s %s needs an advisor’s session', async (method, path) => {
  for (const client of [server.visitor(), (await server.signedInAdmin()).client])
    expect((await client.send(method, path)).problem().code).toBe('not_signed_in');
});

test('a session’s id opens nothing', async () => {
  const client = await signIn((await account()).email);
  const [session] = await list(client);
  const thief = server.visitor();
  thief.cookies.set('lk_session', session?.id ?? '');
  expect((await thief.get('/api/auth/me')).status).toBe(401);
});

test('a further device is written into the history, the first and a known one are not', async () => {
  const { id, email } = await account();
  const history = async () =>
    (await server.db.knex('audit_entries').where({ advisor_id: id }).orderBy('id')).map(entry => [
      entry.action,
      JSON.parse(entry.personal),
    ]);
  const known = await signIn(email);
  await signIn(email, phone, '198.51.100.7', known);
  expect(await history()).toEqual([]);
  await signIn(email, laptop);
  expect(await history()).toEqual([
    ['new_device_signed_in', { browser: 'Firefox', system: 'macOS', device: 'computer' }],
  ]);
});

test('an account keeps fifty sessions, and the one that began first gives way', async () => {
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const rows = Array.from({ length: 60 }, (_, index) => ({
    token_hash: `made-up-${advisor.id}-${index}`,
    advisor_id: advisor.id,
    public_id: `x-${advisor.id}-${index}`,
    created_at: new Date(server.clock.now().getTime() - 60_000 + index),
    seen_at: server.clock.now(),
  }));
  for (const row of rows) await server.db.knex('advisor_sessions').insert(row);
  const newest = await signIn(advisor.email);
  expect(await server.db.knex('advisor_sessions').where({ advisor_id: advisor.id })).toHaveLength(50);
  for (const session of [client, newest]) expect((await session.get('/api/auth/me')).status).toBe(200);
});

test('the list goes page by page, each from an index', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const { advisor: other } = await server.signedInAdvisor();
  const now = server.clock.now();
  const row = (owner: number, number: number) => ({
    token_hash: `list-${owner}-${number}`,
    public_id: `list-${owner}-${number}`,
    advisor_id: owner,
    created_at: now,
    // Several in one millisecond.
    seen_at: new Date(now.getTime() - Math.floor(number / 3) * 1000),
  });
  const rows = Array.from({ length: 1500 }, (_, number) => row(other.id, number));
  await server.db.knex.batchInsert(
    'advisor_sessions',
    [...rows, ...[1, 2, 3, 4, 5].map(n => row(advisor.id, n))],
    100,
  );
  const all = await list(client);
  expect(all).toHaveLength(6);
  const paged: SessionSummary[] = [];
  await expectIndexed(server.db, 'advisor_sessions', async () => {
    for (let cursor = ''; ; ) {
      const response = await client.get(`/api/me/sessions?limit=2${cursor}`);
      const { items, next, total } = response.as(contract.sessions.list.response);
      expect(total).toEqual({ count: 6, more: false });
      paged.push(...items);
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
  });
  expect(paged).toEqual(all);
});
