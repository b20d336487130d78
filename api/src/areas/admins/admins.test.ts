import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const credentials = { email: 'boss@example.com', password: 'kata laluan bos' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    LK_ADMIN_EMAIL: 'Boss@Example.com',
    LK_ADMIN_PASSWORD: credentials.password,
    LK_TRUSTED_PROXIES: '1',
  });
});
afterAll(() => server.stop());

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const verify = (client: TestClient, options = {}) => client.get('/api/admin/verify', options);
const login = (body: unknown, client = server.visitor()) => client.post('/api/admin/login', body);

test('the admin of the settings signs in', async () => {
  const client = server.visitor();
  const response = await login({ ...credentials, email: ' BOSS@example.com ' }, client);
  const { admin, admin_token } = response.as(contract.adminAuth.login.response);
  expect(admin).toEqual({ email: credentials.email, role: 'admin' });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^lk_admin=[\w-]{43}; path=\/api; expires=[^;]+; samesite=lax; httponly$/);
  expect(client.cookies.get('lk_admin')).not.toBe(admin_token);
  for (const options of [{}, bearer(admin_token)])
    expect(JSON.parse((await verify(client, options)).text)).toEqual({ admin });
  const rows = JSON.stringify(await server.db.knex('admin_sessions'));
  for (const secret of [admin_token, client.cookies.get('lk_admin') ?? ''])
    expect(rows).not.toContain(secret);
});

test('that the admin of the settings was made is in the history, once', async () => {
  const { id } = await server.db.knex('admins').where({ email: credentials.email }).first('id');
  const entries = await server.db.knex('audit_entries').where({ target_admin_id: id, action: 'admin_made' });
  expect(entries).toMatchObject([{ actor: 'system', admin_id: null, state_before: null }]);
  expect(JSON.parse(entries[0].state_after)).toEqual({
    email: credentials.email,
    role: 'admin',
    disabled: false,
  });
});

test('a server whose admin would have one of the commonest passwords does not start', async () => {
  const settings = { LK_ADMIN_EMAIL: 'boss@example.com', LK_ADMIN_PASSWORD: 'Password1' };
  await expect(startTestServer(settings)).rejects.toThrow(/LK_ADMIN_PASSWORD is among the ten thousand/);
});

test('the token alone opens nothing, not even as a cookie', async () => {
  const { client, bearer: token } = await server.signedInAdmin();
  expect((await verify(server.visitor(), bearer(token))).problem()).toMatchObject({
    status: 401,
    code: 'not_signed_in',
  });
  const thief = server.visitor();
  thief.cookies.set('lk_admin', token);
  expect((await verify(thief)).status).toBe(401);
  expect((await verify(thief, bearer(token))).status).toBe(401);
  expect((await verify(client, bearer(token))).status).toBe(200);
});

test('a token of another session does not go with the cookie', async () => {
  const [one, other] = [await server.signedInAdmin(), await server.signedInAdmin()];
  for (const header of [`Bearer ${other.bearer}`, 'Bearer ', 'Bearer', 'Basic Ym9zczpib3Nz', one.bearer])
    expect((await verify(one.client, { headers: { Authorization: header } })).status).toBe(401);
  expect((await verify(one.client, bearer(one.bearer))).status).toBe(200);
});

test('an advisor is nobody here', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  expect((await verify(client)).problem()).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await verify(server.visitor())).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('an advisor’s password opens no admin’s door', async () => {
  const body = { name: 'Siti', email: 'siti@example.com', password: 'rahsia saya' };
  await server.visitor().post('/api/auth/register', body);
  expect((await login(body)).problem()).toMatchObject({ status: 401, code: 'sign_in_failed' });
  expect((await server.visitor().post('/api/auth/login', credentials)).status).toBe(401);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const responses = [
    await login({ ...credentials, password: 'wrong' }),
    await login({ ...credentials, email: 'nobody@example.com' }),
  ].map(response => {
    const { request_id: _, ...problem } = response.problem();
    return problem;
  });
  expect(responses[0]).toMatchObject({
    status: 401,
    code: 'sign_in_failed',
    detail: 'Invalid admin credentials',
  });
  expect(responses[1]).toEqual(responses[0]);
});

test.each([
  [{}, ['email', 'password']],
  [{ email: credentials.email }, ['password']],
  [{ email: '', password: 'x' }, ['email']],
])('signing in with %j is refused', async (body, paths) => {
  const problem = (await login(body)).problem();
  expect(problem).toMatchObject({ status: 400, detail: 'Please fill in all fields' });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
});

test('ten wrong passwords close the door', async () => {
  const body = { email: 'other-boss@example.com', password: 'wrong' };
  for (let attempt = 0; attempt < 10; attempt++) expect((await login(body)).status).toBe(401);
  expect((await login(body)).problem()).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('signing out ends the session', async () => {
  const { client, admin } = await server.signedInAdmin();
  const token = client.cookies.get('lk_admin') ?? '';
  expect((await client.post('/api/admin/logout')).status).toBe(204);
  expect(client.cookies.size).toBe(0);
  client.cookies.set('lk_admin', token);
  expect((await verify(client)).status).toBe(401);
  expect(await server.db.knex('admin_sessions').where({ admin_id: admin.id })).toEqual([]);
  expect((await client.post('/api/admin/logout')).status).toBe(401);
});

test('signing out takes the token of the same session, if any', async () => {
  const [one, other] = [await server.signedInAdmin(), await server.signedInAdmin()];
  expect((await one.client.post('/api/admin/logout', undefined, bearer(other.bearer))).status).toBe(401);
  expect((await verify(one.client)).status).toBe(200);
  expect((await one.client.post('/api/admin/logout', undefined, bearer(one.bearer))).status).toBe(204);
});

test('a page of another origin may not sign an admin in or out', async () => {
  const { client } = await server.signedInAdmin();
  for (const path of ['/api/admin/login', '/api/admin/logout']) {
    const response = await client.post(path, credentials, { headers: { Origin: 'https://evil.example' } });
    expect(response.problem().code).toBe('origin_not_allowed');
  }
  expect((await verify(client)).status).toBe(200);
});

test('an admin’s session lasts 15 minutes from its last use', async () => {
  const { client } = await server.signedInAdmin();
  server.clock.advance({ minutes: 14 });
  expect((await verify(client)).status).toBe(200);
  server.clock.advance({ minutes: 14 });
  expect((await verify(client)).status).toBe(200);
  server.clock.advance({ minutes: 15 });
  expect((await verify(client)).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('an admin’s session lasts two hours, however much it is used', async () => {
  const { client } = await server.signedInAdmin();
  for (let minutes = 10; minutes < 120; minutes += 10) {
    server.clock.advance({ minutes: 10 });
    expect((await verify(client)).status).toBe(200);
  }
  server.clock.advance({ minutes: 10 });
  expect((await verify(client)).status).toBe(401);
});
