import { randomBytes } from 'node:crypto';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { type Following, follow } from '../../testing/events.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { axia, myvi, open, own, told } from '../../testing/streams.ts';

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

const password = 'kata laluan lama';
const steersPremium = async () =>
  server.signedInAdvisor({ plan: 'premium', password_hash: await hashOf(password) });
const newName = () => randomBytes(16).toString('base64url');

/** Makes a lasting address. @returns its secret */
const renew = async (client: TestClient): Promise<string> =>
  (await client.post(`${own}/address`)).as(contract.streams.renew.response).secret;

/** Follows a lasting address as a source without any cookie does. */
const watch = (secret: string, name = newName(), at = server): Promise<Following> =>
  follow(server.visitor(), at.address, `/api/stream?source=${name}`, { Authorization: `Bearer ${secret}` });

test('a source shows nothing until a stream begins, and follows the next one too', async () => {
  const { client, advisor } = await steersPremium();
  const source = await watch(await renew(client), newName(), other);
  expect(await source.next()).toMatchObject({ name: 'clear', data: {} });
  for (const evening of [myvi, axia]) {
    await open(client, evening);
    expect(await source.next()).toMatchObject({ name: 'state', data: { advisor: advisor.slug, ...evening } });
    await client.delete(own);
    expect(await source.next()).toMatchObject({ name: 'clear' });
  }
  source.leave();
});

test('a hidden stream clears its sources until it is shown again', async () => {
  const { client } = await steersPremium();
  await open(client);
  const source = await watch(await renew(client));
  expect(await source.next()).toMatchObject({ name: 'state' });
  await client.put(own, { ...myvi, hidden: true });
  expect(await source.next()).toMatchObject({ name: 'clear' });
  await client.put(own, { ...axia, hidden: false, format: 'ticker', note: 'Promosi tamat malam ini' });
  expect(await source.next()).toMatchObject({ data: { format: 'ticker', note: 'Promosi tamat malam ini' } });
  source.leave();
});

test('the phone counts its sources, and knows since when the address holds', async () => {
  const { client } = await steersPremium();
  const before = (await client.get(own)).as(contract.streams.get.response);
  expect(before).toEqual({ stream: null, address_since: null });
  const made = (await client.post(`${own}/address`)).as(contract.streams.renew.response);
  const { secret } = made;
  await open(client);
  const sources = [await watch(secret), await watch(secret, newName(), other)];
  await expect.poll(() => told(client)).toMatchObject({ overlays: 0, sources: 2 });
  for (const source of sources) source.leave();
  await expect.poll(() => told(client)).toMatchObject({ sources: 0 });
  const { address_since } = (await client.get(own)).as(contract.streams.get.response);
  expect(address_since).toBe(made.address_since);
});

test('a fifth source replaces the oldest; one that connects again replaces itself', async () => {
  const { client } = await steersPremium();
  const secret = await renew(client);
  const names = Array.from({ length: 5 }, newName);
  const sources: Following[] = [];
  for (const name of names.slice(0, 4)) sources.push(await watch(secret, name));
  const again = await watch(secret, names[0]);
  for (const source of [...sources, again]) expect(await source.next()).toMatchObject({ name: 'clear' });
  const fifth = await watch(secret, names[4]);
  expect(await fifth.next()).toMatchObject({ name: 'clear' });
  for (const replaced of [sources[0], again]) {
    expect(await replaced?.next()).toMatchObject({ name: 'end' });
    expect(await replaced?.next()).toBeUndefined();
  }
  await open(client);
  for (const source of [...sources.slice(1), fifth]) {
    expect(await source.next()).toMatchObject({ name: 'state' });
    source.leave();
  }
});

const change = (id: number, changes: object) => server.db.knex('advisors').where({ id }).update(changes);
const ends: readonly (readonly [string, (client: TestClient, advisorId: number) => Promise<unknown>])[] = [
  ['the address is replaced', client => renew(client)],
  [
    'the password changes',
    async client => {
      const body = { current_password: password, new_password: 'kata laluan baharu' };
      expect((await client.post('/api/auth/password', body)).status).toBe(204);
    },
  ],
  [
    'an admin signs the account out',
    async (_, id) => {
      const { client } = await server.signedInAdmin();
      expect((await client.post(`/api/admin/users/${id}/force-logout`)).status).toBe(204);
    },
  ],
  ['the plan has lapsed', (_, id) => change(id, { plan_expires_at: new Date(0) })],
  ['the account is deleted', (_, id) => server.db.knex('advisors').where({ id }).del()],
];

test.each(ends)('a source ends, and its address is dead, when %s', async (_, end) => {
  const { client, advisor } = await steersPremium();
  const secret = await renew(client);
  await open(client);
  const source = await watch(secret);
  expect(await source.next()).toMatchObject({ name: 'state' });
  await end(client, advisor.id);
  let event = await source.next();
  // The stream may end before its address.
  if (event?.name === 'clear') event = await source.next();
  expect(event).toMatchObject({ name: 'end' });
  expect(await source.next()).toBeUndefined();
  expect((await watch(secret)).response.status).toBe(401);
});

test.each([
  ['a secret of nobody', `Bearer ${'a'.repeat(43)}`, newName()],
  ['a secret that is none', 'Bearer secret', newName()],
  ['a source without a name', undefined, ''],
])('%s follows nothing', async (_, given, name) => {
  const { client } = await steersPremium();
  const authorization = given ?? `Bearer ${await renew(client)}`;
  const response = await server.visitor().get(`/api/stream${name && `?source=${name}`}`, {
    headers: { Authorization: authorization },
  });
  expect(response.problem().code).toBe('not_paired');
});

test('the secret stands readable in neither the database nor the log', async () => {
  const { client } = await steersPremium();
  const secret = await renew(client);
  (await watch(secret)).leave();
  expect(JSON.stringify(await server.db.knex('stream_addresses').select())).not.toContain(secret);
  expect(server.log.join()).not.toContain(secret);
});

test('a plan without live streams makes no lasting address', async () => {
  const { client } = await server.signedInAdvisor();
  expect((await client.post(`${own}/address`)).problem().code).toBe('presenter_not_in_plan');
});
