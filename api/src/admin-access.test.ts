import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInAdmin } from './testing/accounts.ts';
import type { TestClient, TestResponse } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let other: SignedInAdmin;
let advisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  other = await server.signedInAdmin();
  advisor = (await server.signedInAdvisor({ plan: 'diamond' })).client;
});
afterAll(() => server.stop());

const forAdmins = Object.values(contract)
  .flatMap(area => Object.values<Endpoint>(area))
  .filter(({ access }) => access === 'admin')
  .map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Half a body: whoever is refused before it is read does not hear of it. */
const ask = (client: TestClient, { method, path }: Endpoint, headers: Record<string, string> = {}) =>
  client.send(method, path.replace(/:\w+/g, '1'), {
    headers,
    ...(method !== 'GET' && { body: '{"' }),
  });

const refusalOf = (response: TestResponse) => (response.status < 400 ? undefined : response.problem().code);

/** A session of an admin that was last used too long ago. */
async function expired(): Promise<TestClient> {
  const { client, admin } = await server.signedInAdmin();
  const sessions = server.db.knex('admin_sessions').where({ admin_id: admin.id });
  await sessions.update({ seen_at: new Date(server.clock.now().getTime() - 15 * 60_000) });
  return client;
}

/** The session of an admin who proved too long ago who they are. */
async function unproved(): Promise<TestClient> {
  const { client, admin } = await server.signedInAdmin();
  const sessions = server.db.knex('admin_sessions').where({ admin_id: admin.id });
  await sessions.update({ proved_at: new Date(server.clock.now().getTime() - 5 * 60_000) });
  return client;
}

describe.each(forAdmins)('%s', (_, endpoint) => {
  test('refuses whoever is not signed in as an admin', async () => {
    const noOne = { status: 401, code: 'not_signed_in' };
    expect((await ask(server.visitor(), endpoint)).problem()).toMatchObject(noOne);
    expect((await ask(advisor, endpoint)).problem()).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await ask(await expired(), endpoint)).problem()).toMatchObject(noOne);
    const { client } = await server.signedInAdmin();
    const foreign = { Authorization: `Bearer ${other.bearer}` };
    expect((await ask(client, endpoint, foreign)).problem()).toMatchObject(noOne);
  });

  test('is not for a page of another origin', async () => {
    const { client } = await server.signedInAdmin();
    const response = await ask(client, endpoint, { Origin: 'https://evil.example' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(response.problem()).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  });

  test(`${endpoint.allowsSupport ? 'lets' : 'does not let'} the role support in`, async () => {
    const { client } = await server.signedInAdmin('support');
    const response = await ask(client, endpoint);
    if (endpoint.allowsSupport)
      expect(['role_not_allowed', 'forbidden', 'not_signed_in']).not.toContain(refusalOf(response));
    else expect(response.problem()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  });

  test(`${endpoint.stepUp ? 'asks' : 'does not ask'} again who it is`, async () => {
    const response = await ask(await unproved(), endpoint);
    if (endpoint.stepUp)
      expect(response.problem()).toMatchObject({ status: 403, code: 'second_factor_required' });
    else expect(refusalOf(response)).not.toBe('second_factor_required');
  });
});

test('support reads everything, and takes nothing away as a file', () => {
  for (const [name, { method, download, allowsSupport = false }] of forAdmins)
    if (method === 'GET') expect([name, allowsSupport]).toEqual([name, download === undefined]);
});

test('an admin who was disabled has no session any more', async () => {
  const { client, admin } = await server.signedInAdmin();
  await server.db.knex('admins').where({ id: admin.id }).update({ disabled_at: server.clock.now() });
  expect((await client.get('/api/admin/verify')).problem().code).toBe('not_signed_in');
});
