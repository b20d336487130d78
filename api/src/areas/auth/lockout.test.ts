import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'rahsia saya';
const boss = { email: 'boss@example.com', password: 'kata laluan bos' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    LK_TRUSTED_PROXIES: '1',
    LK_ADMIN_EMAIL: boss.email,
    LK_ADMIN_PASSWORD: boss.password,
  });
});
afterAll(() => server.stop());

const kinds = {
  advisor: async () => {
    const hash = await hashOf(password);
    const { email } = await addAdvisor(server.db, server.clock.now, { password_hash: hash });
    return { path: '/api/auth/login', email, password };
  },
  admin: async () => {
    const email = `boss-${Math.random()}@example.com`;
    const password_hash = await hashOf(password);
    await server.db.knex('admins').insert({ email, password_hash, created_at: server.clock.now() });
    return { path: '/api/admin/login', email, password };
  },
};
type Account = Awaited<ReturnType<typeof kinds.admin>>;

const home = '203.0.113.5';
const attempt = (
  { path, email, password }: Account,
  from: string,
  changes = {},
  client: TestClient = server.visitor(),
) => client.post(path, { email, password, ...changes }, { headers: { 'X-Forwarded-For': from } });

/** Strangers try passwords until they are refused. */
async function besiege(account: Account): Promise<void> {
  for (let index = 0; index < 11; index++)
    expect((await attempt(account, `198.51.100.${index}`, { password: 'wrong' })).status).toBe(
      index < 10 ? 401 : 429,
    );
}

test.each(['advisor', 'admin'] as const)(
  'wrong passwords from anywhere do not keep an %s out of a device or a network of before',
  async kind => {
    const account = await kinds[kind]();
    const own = server.visitor();
    expect((await attempt(account, home, {}, own)).status).toBe(200);
    await besiege(account);
    expect((await attempt(account, '192.0.2.77')).status, 'from nowhere known').toBe(429);
    expect((await attempt(account, '192.0.2.78', {}, own)).status, 'the device, on the move').toBe(200);
    expect((await attempt(account, home)).status, 'another browser at home').toBe(200);
  },
);

test('a known device and a known network have ten wrong passwords each, and no more', async () => {
  const account = await kinds.advisor();
  const own = server.visitor();
  await attempt(account, home, {}, own);
  for (let index = 0; index < 10; index++)
    expect((await attempt(account, home, { password: 'wrong' }, own)).status).toBe(401);
  expect((await attempt(account, home, {}, own)).status).toBe(429);
  expect((await attempt(account, home)).status, 'another device at home').toBe(200);
});

test('the cookie of one’s own device is worth nothing for another’s account', async () => {
  const [mine, theirs] = [await kinds.advisor(), await kinds.advisor()];
  const own = server.visitor();
  await attempt(mine, home, {}, own);
  await besiege(theirs);
  expect((await attempt(theirs, home, {}, own)).status).toBe(429);
});

test('strangers cannot tell an account from an address that nobody has', async () => {
  const account = await kinds.advisor();
  await attempt(account, home);
  const responses = async (email: string) => {
    const told = [];
    for (let index = 0; index < 12; index++) {
      const response = await attempt({ ...account, email }, `198.51.100.${index}`, { password: 'wrong' });
      const { request_id: _, ...problem } = response.problem();
      told.push([problem, response.headers.getSetCookie()]);
    }
    return told;
  };
  expect(await responses(account.email)).toEqual(await responses('nobody-at-all@example.com'));
});

test('whoever resets the password by mail can sign in there while strangers go on', async () => {
  const account = await kinds.advisor();
  await besiege(account);
  const client = server.visitor();
  await client.post('/api/auth/password/forgot', { email: account.email });
  const token = await server.mails.tokenTo(account.email);
  expect((await client.post('/api/auth/password/reset', { token, password: 'kata baharu' })).status).toBe(
    204,
  );
  expect((await attempt(account, '192.0.2.9', { password: 'kata baharu' }, client)).status).toBe(200);
});
