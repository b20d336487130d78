import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Each request may come from an address of its own, as behind a proxy.
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1', LK_DEBUG: 'false' });
});
afterAll(() => server.stop());

const password = 'rahsia saya';
const account = async (changes = {}) =>
  addAdvisor(server.db, server.clock.now, { password_hash: await hashOf(password), ...changes });
const login = (body: unknown, from = '203.0.113.1', client = server.visitor()) =>
  client.post('/api/auth/login', body, { headers: { 'X-Forwarded-For': from } });

test('the right password starts a session and says who and what', async () => {
  const { id, email, name } = await account({ plan: 'diamond' });
  const client = server.visitor();
  const response = await login({ email: ` ${email.toUpperCase()} `, password }, '203.0.113.1', client);
  const { user, access } = response.as(contract.auth.login.response);
  expect(user).toMatchObject({ id, email, name, effective_plan: 'diamond', plan_label: 'Lifetime' });
  expect(access).toMatchObject({ plan: 'diamond', features: { edit_data: true, watermark: false } });
  expect((await client.get('/api/auth/me')).status).toBe(200);
  expect(await server.db.knex('advisor_sessions').where({ advisor_id: id })).toHaveLength(1);
});

test('a wrong password, an unknown address and an account without a password get the same answer', async () => {
  const { email } = await account();
  const without = await account({ password_hash: null });
  const responses = [];
  for (const body of [
    { email, password: 'rahsia' },
    { email: 'nobody@example.com', password },
    { email: 'no address at all', password },
    { email: without.email, password },
  ])
    responses.push(await login(body));
  const [first, ...others] = responses.map(response => {
    const { request_id: _, ...problem } = response.problem();
    expect(response.headers.getSetCookie()).toEqual([]);
    return problem;
  });
  expect(first).toMatchObject({
    status: 401,
    code: 'sign_in_failed',
    detail: 'Login failed. Please check your credentials.',
  });
  for (const other of others) expect(other).toEqual(first);
});

const fill = 'Please fill in all fields';
test.each([
  ['nothing', {}, ['email', 'password'], fill],
  ['no body', undefined, [''], fill],
  ['no address', { email: ' ', password }, ['email'], fill],
  ['no password', { email: 'siti@example.com', password: '' }, ['password'], fill],
  ['a list as a password', { email: 'siti@example.com', password: ['a'] }, ['password'], fill],
])('%s is refused', async (_, body, paths, detail) => {
  const problem = (await login(body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', detail });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
});

test('signing in again on one device ends the session that it had', async () => {
  const { email } = await account();
  const client = server.visitor();
  await login({ email, password }, '203.0.113.1', client);
  const former = server.visitor();
  former.cookies.set('lk_session', client.cookies.get('lk_session') ?? '');
  await login({ email, password }, '203.0.113.1', client);
  expect((await former.get('/api/auth/me')).status).toBe(401);
  expect((await client.get('/api/auth/me')).status).toBe(200);
});

test('signing out ends this device’s session and no other, and may be done twice', async () => {
  const { email } = await account();
  const [here, there] = [server.visitor(), server.visitor()];
  for (const client of [here, there]) await login({ email, password }, '203.0.113.1', client);
  const token = here.cookies.get('lk_session') ?? '';
  expect((await here.post('/api/auth/logout')).status).toBe(204);
  expect(here.cookies.has('lk_session')).toBe(false);
  here.cookies.set('lk_session', token);
  expect((await here.get('/api/auth/me')).status).toBe(401);
  expect((await there.get('/api/auth/me')).status).toBe(200);
  expect((await here.post('/api/auth/logout')).status).toBe(204);
});

test('ten wrong passwords close an account to sign-ins for a quarter of an hour, from wherever they come', async () => {
  const { email } = await account();
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await login({ email, password: 'wrong' }, `198.51.100.${attempt}`)).status).toBe(401);
  const response = await login({ email, password }, '198.51.100.99');
  expect(response.problem()).toMatchObject({ status: 429, code: 'too_many_requests' });
  const wait = Number(response.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);

  await server.db.knex('rate_limits').update({ expire: Date.now() - 1 });
  expect((await login({ email, password }, '198.51.100.99')).status).toBe(200);
});

test('an address that nobody has is closed in the same way', async () => {
  const body = { email: 'nobody-here@example.com', password };
  for (let attempt = 0; attempt < 10; attempt++) expect((await login(body)).status).toBe(401);
  expect((await login(body)).status).toBe(429);
});

test('a right password forgives the wrong ones before it', async () => {
  const { email } = await account();
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 9; attempt++)
      expect((await login({ email, password: 'wrong' }, '198.51.100.200')).status).toBe(401);
    expect((await login({ email, password }, '198.51.100.200')).status).toBe(200);
  }
});

test('a hundred failures from one network close it, and no other', async () => {
  const { email } = await account();
  const attempts = Array.from({ length: 100 }, (_, index) =>
    login({ email: `guess-${index}@example.com`, password }, `2001:db8:1:2:${index}::1`),
  );
  for (const response of await Promise.all(attempts)) expect(response.status).toBe(401);
  expect((await login({ email, password }, '2001:db8:1:2::77')).status).toBe(429);
  expect((await login({ email, password }, '2001:db8:1:3::77')).status).toBe(200);
});

test('without a proxy that is trusted, nobody can claim another address', async () => {
  const direct = await startTestServer({ LK_DEBUG: 'false' });
  try {
    const attempt = (index: number) =>
      direct
        .visitor()
        .post(
          '/api/auth/login',
          { email: `guess-${index}@example.com`, password },
          { headers: { 'X-Forwarded-For': `198.51.100.${index}` } },
        );
    await Promise.all(Array.from({ length: 100 }, (_, index) => attempt(index)));
    expect((await attempt(100)).status).toBe(429);
  } finally {
    await direct.stop();
  }
});

test('a page of another origin may not sign anybody in or out', async () => {
  const { client } = await server.signedInAdvisor();
  for (const path of ['/api/auth/login', '/api/auth/logout']) {
    const response = await client.post(path, {}, { headers: { Origin: 'https://evil.example' } });
    expect(response.problem()).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  }
  expect((await client.get('/api/auth/me')).status).toBe(200);
});

test('credentials in the address are read only while debugging', async () => {
  const query = (email: string) => new URLSearchParams({ email, password });
  const { email } = await account();
  expect((await server.visitor().post(`/api/auth/login?${query(email)}`)).status).toBe(400);

  const debugging = await startTestServer({ LK_DEBUG: 'true' });
  try {
    const hash = await hashOf(password);
    const other = await addAdvisor(debugging.db, debugging.clock.now, { password_hash: hash });
    expect((await debugging.visitor().post(`/api/auth/login?${query(other.email)}`)).status).toBe(200);
    const body = await debugging.visitor().post('/api/auth/login', { email: other.email, password });
    expect(body.status).toBe(200);
    expect(debugging.log.join('')).not.toMatch(/rahsia/);
  } finally {
    await debugging.stop();
  }
});
