import { pairingCode } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someVisitor } from '../../testing/accounts.ts';
import { TestClient } from '../../testing/client.ts';
import { type Following, follow } from '../../testing/events.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { axia, from, myvi, open, own, pair, told } from '../../testing/streams.ts';
import { sessionsService } from '../sessions/service.ts';

/** Two processes behind one database. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
  other = await startTestServer({ LK_DATABASE_URL: server.databaseUrl, LK_DEMO: 'false' });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

async function paired(code: string, at = server): Promise<TestClient> {
  const overlay = new TestClient(at.address);
  expect((await pair(overlay, code)).status).toBe(204);
  return overlay;
}
const watch = (overlay: TestClient, at = server, headers: Record<string, string> = {}) =>
  follow(overlay, at.address, '/api/stream', headers);
const steersPremium = () => server.signedInAdvisor({ plan: 'premium' });

/** Another session of the same account. */
async function anotherPhone(advisorId: number): Promise<TestClient> {
  const client = new TestClient(server.address);
  const token = await sessionsService(server.db, server.clock.now).startForAdvisor(advisorId, someVisitor());
  client.cookies.set('lk_session', token);
  return client;
}

test('an overlay follows what the phone shows, whichever process either has', async () => {
  const { client, advisor } = await steersPremium();
  const overlay = await paired(await open(client), other);
  const following = await watch(overlay, other, { 'Accept-Encoding': 'gzip' });
  expect(Object.fromEntries(following.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  expect(following.response.headers.get('Content-Encoding')).toBeNull();
  const first = await following.next();
  expect(first).toMatchObject({ name: 'state', data: { advisor: advisor.slug, ...myvi } });
  expect((await client.put(own, axia)).status).toBe(204);
  expect(await following.next()).toMatchObject({ name: 'state', data: axia });
  await expect.poll(() => told(client)).toEqual({ overlays: 1, sources: 0, steered_here: true });

  // A connection that was lost comes back for what it has not seen, and for nothing that it has.
  following.leave();
  await expect.poll(() => told(client)).toEqual({ overlays: 0, sources: 0, steered_here: true });
  const again = await watch(overlay, server, { 'Last-Event-ID': first?.id ?? '' });
  const last = await again.next();
  expect(last).toMatchObject({ data: axia });
  again.leave();
  const seen = await watch(overlay, other, { 'Last-Event-ID': last?.id ?? '' });
  await client.put(own, { ...axia, deposit: 1000 });
  expect(await seen.next()).toMatchObject({ data: { deposit: 1000 } });
  seen.leave();
});

test('a code pairs once, for ten minutes, and until there is another', async () => {
  const { client } = await steersPremium();
  const code = await open(client);
  expect(code).toMatch(pairingCode.pattern);
  const [one, two] = await Promise.all([
    pair(server.visitor(), code),
    pair(new TestClient(other.address), `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`),
  ]);
  expect([one.status, two.status].sort()).toEqual([204, 400]);
  const [refused] = [one, two].filter(({ status }) => status === 400);
  expect(refused?.problem().code).toBe('code_not_valid');

  const former = await open(client);
  const present = await open(client);
  expect((await pair(server.visitor(), former)).problem().code).toBe('code_not_valid');
  const another = await steersPremium();
  const early = await open(another.client);
  server.clock.advance({ minutes: 9 });
  expect((await pair(server.visitor(), early)).status).toBe(204);
  server.clock.advance({ minutes: 2 });
  expect((await pair(server.visitor(), present)).problem().code).toBe('code_not_valid');
  expect((await pair(server.visitor(), 'AB12')).problem().errors).toEqual([
    { path: 'code', message: 'Code: This code is not complete.' },
  ]);
});

test('whoever guesses codes is stopped, and nobody else', async () => {
  const { client } = await steersPremium();
  const code = await open(client);
  const guesser = from('198.51.100.7');
  const statuses = [];
  for (let guess = 0; guess < 21; guess++)
    statuses.push((await pair(server.visitor(), 'ZZZZ9999', guesser)).status);
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
  expect(statuses[20]).toBe(429);
  expect((await pair(server.visitor(), code, guesser)).problem().code).toBe('too_many_requests');
  expect((await pair(server.visitor(), code)).status).toBe(204);
});

test('nobody without the code watches, and no other session steers until it takes the stream over', async () => {
  const { client, advisor } = await steersPremium();
  const overlay = await paired(await open(client));
  const following = await watch(overlay);
  expect(await following.next()).toMatchObject({ data: { advisor: advisor.slug } });

  expect((await server.visitor().get('/api/stream')).problem().code).toBe('not_paired');
  expect((await client.get('/api/stream')).problem().code).toBe('not_paired');
  expect((await overlay.put(own, axia)).problem().code).toBe('not_signed_in');
  const stranger = await steersPremium();
  expect((await stranger.client.put(own, axia)).problem().code).toBe('stream_not_found');
  expect(await told(stranger.client)).toBeNull();

  const second = await anotherPhone(advisor.id);
  expect((await second.put(own, axia)).problem().code).toBe('stream_not_found');
  expect(await told(second)).toMatchObject({ steered_here: false });
  await open(second, axia);
  expect(await following.next()).toMatchObject({ data: axia });
  expect((await client.put(own, myvi)).problem().code).toBe('stream_not_found');
  following.leave();
});

const ends: readonly (readonly [string, (client: TestClient, advisorId: number) => Promise<unknown>])[] = [
  ['the advisor ends it', client => client.delete(own)],
  ['the session is signed out', client => client.post('/api/auth/logout')],
  ['the account is penalized', (_, id) => change(id, { penalty_until: new Date(Date.now() + 3_600_000) })],
  ['the plan has lapsed', (_, id) => change(id, { plan_expires_at: new Date(0) })],
  ['the account is deleted', (_, id) => server.db.knex('advisors').where({ id }).del()],
];
const change = (id: number, changes: object) => server.db.knex('advisors').where({ id }).update(changes);

test.each(ends)('an overlay is told the end, and follows no more, when %s', async (_, end) => {
  const { client, advisor } = await steersPremium();
  const overlay = await paired(await open(client));
  const following = await watch(overlay, other);
  expect(await following.next()).toMatchObject({ name: 'state' });
  await end(client, advisor.id);
  expect(await following.next()).toMatchObject({ name: 'end', data: {} });
  expect(await following.next()).toBeUndefined();
});

test('a phone that lies idle leaves its figures on the stream, and steers it again once it is back', async () => {
  const { client, advisor } = await steersPremium();
  const overlay = await paired(await open(client));
  server.clock.advance({ minutes: 45 });
  expect((await client.put(own, axia)).problem().code).toBe('not_signed_in');
  // What its browser asks for by its own clock.
  expect((await client.post('/api/auth/logout')).status).toBe(204);
  const following = await watch(overlay);
  expect(await following.next()).toMatchObject({ name: 'state', data: myvi });

  const back = await anotherPhone(advisor.id);
  expect(await told(back)).toMatchObject({ steered_here: true });
  expect((await back.put(own, axia)).status).toBe(204);
  expect(await following.next()).toMatchObject({ name: 'state', data: axia });
  const third = await anotherPhone(advisor.id);
  expect((await third.put(own, myvi)).problem().code).toBe('stream_not_found');
  following.leave();
});

test('a stream is opened so often and no more, as the history keeps each time', async () => {
  const { client } = await steersPremium();
  for (let count = 0; count < 60; count++) expect((await client.post(own, axia)).status).toBe(201);
  expect((await client.post(own, axia)).problem().code).toBe('too_many_requests');
});

test('the history has who opened, took over, paired and ended a stream, and nothing of what it showed', async () => {
  const { client, advisor } = await steersPremium();
  await paired(await open(client));
  await open(client, axia);
  await client.put(own, myvi);
  server.clock.advance({ minutes: 46 });
  const second = await anotherPhone(advisor.id);
  await second.put(own, axia);
  await second.put(own, myvi);
  const third = await anotherPhone(advisor.id);
  await open(third);
  await third.delete(own);
  await third.delete(own);
  const entries = await server.db
    .knex('audit_entries')
    .where({ advisor_id: advisor.id })
    .whereIn('action', ['stream_opened', 'stream_taken_over', 'stream_ended', 'overlay_paired'])
    .orderBy('id');
  expect(entries.map(({ action }) => action)).toEqual([
    'stream_opened',
    'overlay_paired',
    'stream_taken_over',
    'stream_taken_over',
    'stream_ended',
  ]);
  for (const { actor, details, personal } of entries)
    expect({ actor, details, personal }).toEqual({ actor: 'advisor', details: '{}', personal: null });
});

test('a stream ends with the longest that a session may last, and a code of it pairs nobody', async () => {
  const { client } = await steersPremium();
  const overlay = await paired(await open(client));
  for (let hour = 0; hour < 3; hour++) {
    server.clock.advance({ minutes: 40 });
    expect((await client.put(own, axia)).status).toBe(204);
    server.clock.advance({ minutes: 39 });
    expect((await client.put(own, myvi)).status).toBe(204);
  }
  const code = await open(client);
  server.clock.advance({ minutes: 4 });
  const following = await watch(overlay);
  expect(await following.next()).toMatchObject({ name: 'end' });
  expect((await pair(server.visitor(), code)).problem().code).toBe('code_not_valid');
});

test('a process that ends lets its overlays go, and they go on by another', async () => {
  const { client } = await steersPremium();
  const ending = await startTestServer({ LK_DATABASE_URL: server.databaseUrl, LK_DEMO: 'false' });
  const overlay = await paired(await open(client));
  const following = await watch(overlay, ending);
  const state = await following.next();
  await ending.stop();
  expect(await following.next()).toBeUndefined();
  const again = await watch(overlay, other, { 'Last-Event-ID': state?.id ?? '' });
  await client.put(own, axia);
  expect(await again.next()).toMatchObject({ data: axia });
  again.leave();
});

test('five overlays are paired at most, and ten connections are taken', async () => {
  const { client } = await steersPremium();
  const first = await paired(await open(client));
  const gone = await watch(first);
  expect(await gone.next()).toMatchObject({ name: 'state' });
  const second = await paired(await open(client));
  let last = second;
  for (let count = 0; count < 4; count++) last = await paired(await open(client));
  const events = [];
  for (let event = await gone.next(); event; event = await gone.next()) events.push(event.name);
  expect(events.at(-1)).toBe('end');
  expect((await first.get('/api/stream')).problem().code).toBe('not_paired');

  const connections: Following[] = [];
  // The oldest of the five is among them.
  for (const overlay of [second, ...Array<TestClient>(9).fill(last)]) {
    const connection = await watch(overlay);
    expect(connection.response.status).toBe(200);
    connections.push(connection);
  }
  expect((await last.get('/api/stream')).problem().code).toBe('too_many_watchers');
  for (const each of connections) each.leave();
});

test('what the plan does not grant is refused before the body, and so is more than a finger drags', async () => {
  const basic = await server.signedInAdvisor();
  for (const method of ['POST', 'PUT'])
    expect((await basic.client.send(method, own, { body: '{' })).problem().code).toBe(
      'presenter_not_in_plan',
    );
  const { client } = await steersPremium();
  await open(client);
  expect((await client.put(own, { ...myvi, theme: 'theme-16' })).problem().code).toBe('theme_not_in_plan');
  expect((await client.post(own, { ...myvi, theme: 'theme-20' })).problem().code).toBe('theme_not_in_plan');
  // All of a second but one, which here lasts a minute.
  const counted = server.db.knex('rate_limits').where('key', 'like', 'streamByAccount%');
  await counted.update({ points: 19, expire: Date.now() + 60_000 });
  expect((await client.put(own, axia)).status).toBe(204);
  const refused = await client.put(own, axia);
  expect(refused.problem().code).toBe('too_many_requests');
  // They count for the account, and leave its network what it has.
  expect(refused.headers.get('RateLimit')).not.toContain('writes-by-address');
});

test('neither code nor token stands readable in the database, the log or an address', async () => {
  const { client } = await steersPremium();
  const code = await open(client);
  const overlay = await paired(code);
  (await watch(overlay)).leave();
  const token = overlay.cookies.get('lk_overlay') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const stored = JSON.stringify([
    await server.db.knex('streams').select(),
    await server.db.knex('stream_overlays').select(),
  ]);
  for (const secret of [code, token]) {
    expect(stored).not.toContain(secret);
    expect(server.log.join()).not.toContain(secret);
  }
});
