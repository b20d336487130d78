import { contract, type Endpoint, endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { sendRaw } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { bind } from './bind.ts';
import { ApiError } from './errors.ts';
import { type LimitName, networkOf, RateLimits } from './rate-limits.ts';

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

/** How often what may be done, in seconds: written out, so that a change of one is a change of this, too. */
const policies: Readonly<Record<LimitName, string>> = {
  signInByAddress: '"sign-in-by-address";q=100;w=900',
  signInByStranger: '"sign-in-by-account";q=10;w=900',
  signInByNetwork: '"sign-in-by-account";q=10;w=900',
  signInByDevice: '"sign-in-by-account";q=10;w=900',
  passwordByAccount: '"password-by-account";q=10;w=900',
  newPasswordByAccount: '"new-password-by-account";q=10;w=86400',
  codeByAdmin: '"code-by-admin";q=50;w=86400',
  codeByNetwork: '"code-by-network";q=10;w=900',
  registerByAddress: '"register-by-address";q=100;w=3600',
  mailByAddress: '"mail-by-address";q=30;w=3600',
  uploadByAccount: '"upload-by-account";q=60;w=3600',
  offersByAddress: '"offers-by-address";q=120;w=3600',
  mailByAccount: '"mail-by-account";q=5;w=3600',
  mailByStranger: '"mail-by-stranger";q=5;w=3600',
  adminMailByAccount: '"admin-mail-by-account";q=5;w=3600',
  pairingByAddress: '"pairing-by-address";q=20;w=900',
  streamByAccount: '"stream-by-account";q=20;w=1',
  openedByAccount: '"opened-by-account";q=60;w=3600',
  checkByAccount: '"check-by-account";q=60;w=3600',
  exportByAccount: '"export-by-account";q=10;w=3600',
  writesByAddress: '"writes-by-address";q=300;w=60',
};

test('each limit says how many in what time', async () => {
  const names = Object.keys(policies) as LimitName[];
  const spends = (name: LimitName) => {
    const path = `/api/limits/${name}`;
    const declared = endpoint({
      method: 'POST',
      path,
      access: 'public',
      tag: 'Test',
      summary: 'For this test',
    });
    return bind(declared, () => limits.spend(name, 'siti'));
  };
  const app = await startTestApp(() => names.map(spends));
  const told = await Promise.all(
    names.map(async name => [
      name,
      (await app.client.post(`/api/limits/${name}`)).headers.get('RateLimit-Policy'),
    ]),
  );
  await app.close();
  expect(Object.fromEntries(told)).toEqual(policies);
});

const items = (header: string | null) =>
  new Map(
    (header ?? '').split(', ').map(item => {
      const [name = '', ...parameters] = item.split(';');
      return [JSON.parse(name), Object.fromEntries(parameters.map(one => one.split('=')))] as const;
    }),
  );

test('an answer says what is left, of each limit that it counts against', async () => {
  const siti = server.visitor();
  const attempt = () =>
    siti.post('/api/auth/login', { email: `${crypto.randomUUID()}@example.com`, password: 'wrong' });
  const [first, second] = [await attempt(), await attempt()];
  const policy = items(second.headers.get('RateLimit-Policy'));
  expect(policy.get('writes-by-address')).toEqual({ q: '1000000', w: '60' });
  expect(policy.get('sign-in-by-account')).toEqual({ q: '10', w: '900' });
  const left = (response: typeof first) =>
    Number(items(response.headers.get('RateLimit')).get('writes-by-address').r);
  expect(left(second)).toBe(left(first) - 1);
});

test('what a network may change in a minute is limited before anything is read, and reading is not', async () => {
  const strict = await startTestServer({ LK_WRITES_PER_MINUTE: '3', LK_TRUSTED_PROXIES: '1' });
  const from = (network: string) => ({ headers: { 'X-Forwarded-For': network } });
  const visitor = strict.visitor();
  const post = (path: string, network: string, body: unknown) => visitor.post(path, body, from(network));
  // A body that is no JSON would be refused as such, if it were read.
  const statuses: number[] = [];
  for (const path of ['/api/auth/login', '/api/theme-presets', '/api/nothing', '/api/auth/login'])
    statuses.push((await post(path, '203.0.113.7', '{')).status);
  expect(statuses).toEqual([400, 401, 404, 429]);
  const refused = await post('/api/auth/logout', '203.0.113.7', undefined);
  expect(refused.problem().code).toBe('too_many_requests');
  expect(items(refused.headers.get('RateLimit')).get('writes-by-address').r).toBe('0');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await visitor.get('/api/auth/me', from('203.0.113.7'))).status).toBe(401);
  expect((await post('/api/auth/logout', '203.0.113.8', undefined)).status).toBe(204);
  // A page of somebody else's cannot use up what its visitor's network has.
  const headers = { ...from('203.0.113.9').headers, Origin: 'https://evil.example' };
  for (let index = 0; index < 5; index++) await visitor.post('/api/auth/logout', undefined, { headers });
  expect((await post('/api/auth/logout', '203.0.113.9', undefined)).status).toBe(204);
  await strict.stop();
});

const limitedForEverybody = Object.values(contract)
  .flatMap(area => Object.values<Endpoint>(area))
  .filter(({ access, body, errors }) => access === 'public' && body && errors?.includes('too_many_requests'))
  .map(({ method, path }) => [method, path] as const);

test('whoever is not signed in meets a limit of their own at five doors', () => {
  expect(limitedForEverybody.map(([, path]) => path)).toEqual([
    '/api/auth/register',
    '/api/auth/login',
    '/api/auth/password/forgot',
    '/api/admin/login',
    '/api/stream/pair',
  ]);
});

test.each(limitedForEverybody)('%s %s counts its caller before the body is read', async (method, path) => {
  // Announced and never sent: whoever waited for it would wait for ever.
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '90000', Connection: 'close' };
  await server.db.knex('rate_limits').del();
  expect((await server.visitor().send(method, path, { body: '{' })).status).toBe(400);
  const counted = server.db.knex('rate_limits').whereNot('key', 'like', 'writesByAddress%');
  expect(await counted.clone().select('points')).toEqual([{ points: 1 }]);
  await counted.clone().update({ points: 100 });
  const refused = await sendRaw(server.address, { method, path, headers });
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'too_many_requests']);
});
