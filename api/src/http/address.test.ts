import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
});
afterAll(() => server.stop());

const attemptFrom = async (address: string) => {
  const response = await server
    .visitor()
    .post(
      '/api/auth/login',
      { email: `${crypto.randomUUID()}@example.com`, password: 'wrong' },
      { headers: { 'X-Forwarded-For': address } },
    );
  expect(response.status).toBe(401);
};
const counted = async () =>
  server.db.knex('rate_limits').where('key', 'like', 'signInByAddress%').orderBy('points');

test.each([
  ['IPv4', (port: number) => `203.0.113.7:${port}`, '203.0.113.7'],
  ['IPv6', (port: number) => `[2001:db8::1]:${port}`, '2001:db8::1'],
  ['IPv4 in IPv6', (port: number) => `[::ffff:203.0.113.7]:${port}`, '::ffff:cb00:7107'],
  ['quoted IPv6', (port: number) => `"[2001:db8::1]:${port}"`, '2001:DB8:0:0::1'],
  ['what is no address', (port: number) => `unknown-${port}`, ''],
])('%s with a port counts as the address without one', async (_, withPort, plain) => {
  await server.db.knex('rate_limits').del();
  for (const port of [40001, 40002, 5]) await attemptFrom(withPort(port));
  await attemptFrom(plain);
  expect(await counted()).toEqual([expect.objectContaining({ points: 4 })]);
});

test('what a caller puts before what the proxy adds counts for nothing', async () => {
  await server.db.knex('rate_limits').del();
  for (const forged of ['198.51.100.1', '198.51.100.2:9']) await attemptFrom(`${forged}, 203.0.113.7:1`);
  expect(await counted()).toEqual([expect.objectContaining({ points: 2 })]);
});
