import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ApiError } from './errors.ts';
import { networkOf, RateLimits } from './rate-limits.ts';

let server: TestServer;
let limits: RateLimits;
beforeAll(async () => {
  server = await startTestServer();
  limits = new RateLimits(server.db);
});
afterAll(() => server.stop());

const outcome = (error: unknown) => (error instanceof ApiError ? error.code : error);
const spend = (who: string, times: number, by = limits) =>
  Promise.all(
    Array.from({ length: times }, () =>
      by.spend('signInByStranger', who).then(() => 'allowed' as const, outcome),
    ),
  );

test('of attempts at the same time exactly as many get through as may, over all processes', async () => {
  const other = new RateLimits(server.db);
  const outcomes = (await Promise.all([spend('siti', 8), spend('siti', 8, other)])).flat();
  expect(outcomes.filter(one => one === 'allowed')).toHaveLength(10);
  expect(outcomes.filter(one => one === 'too_many_requests')).toHaveLength(6);
});

test('each name and each who is counted by itself', async () => {
  await spend('ali', 11);
  expect(await spend('ali', 1)).toEqual(['too_many_requests']);
  expect(await spend('abu', 1)).toEqual(['allowed']);
  await expect(limits.spend('passwordByAccount', 'ali')).resolves.toBeUndefined();
});

test('an attempt can be taken back, or all of them', async () => {
  await spend('mei', 10);
  await limits.refund('signInByStranger', 'mei');
  expect((await spend('mei', 2)).sort()).toEqual(['allowed', 'too_many_requests']);
  await limits.forget('signInByStranger', 'mei');
  expect(await spend('mei', 1)).toEqual(['allowed']);
});

test('the time is over when it is over, and what is over is cleared away', async () => {
  await spend('raj', 11);
  await server.db.knex('rate_limits').update({ expire: Date.now() - 1 });
  expect(await spend('raj', 1)).toEqual(['allowed']);
  await server.db.knex('rate_limits').update({ expire: Date.now() - 1 });
  await spend('raj', 1, new RateLimits(server.db));
  expect(await server.db.knex('rate_limits')).toHaveLength(1);
});

test('who tried is not readable in the table', async () => {
  await spend('siti@example.com', 1);
  expect(JSON.stringify(await server.db.knex('rate_limits'))).not.toContain('siti@');
});

test('inside a transaction nothing is counted', async () => {
  const inside = server.db.transaction(() => limits.spend('signInByStranger', 'siti'));
  await expect(inside).rejects.toThrow('before a transaction begins');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
