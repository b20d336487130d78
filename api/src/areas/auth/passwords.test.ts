import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { hashPassword, isPassword } from './passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
});
afterAll(() => server.stop());

const password = 'rahsia saya';
const account = async (changes = {}) =>
  addAdvisor(server.db, server.clock.now, { password_hash: await hashOf(password), ...changes });
const signedIn = async (changes = {}) =>
  server.signedInAdvisor({ password_hash: await hashOf(password), ...changes });
const login = (email: string, given: string, client = server.visitor()) =>
  client.post('/api/auth/login', { email, password: given });
const change = (client: TestClient, body: unknown) => client.post('/api/auth/password', body);
const row = (id: number) => server.db.knex('advisors').where({ id }).first();
const actions = async (id: number) =>
  (await server.db.knex('audit_entries').where({ advisor_id: id }).orderBy('id')).map(entry => entry.action);

test('a hash is another one each time, and only its password fits it', async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).not.toBe(other);
  expect(await isPassword(password, one)).toBe(true);
  expect(await isPassword('rahsia', one)).toBe(false);
  expect(await isPassword(password, null)).toBe(false);
});

test('changing the password signs every other device out and this one stays', async () => {
  const { client, advisor } = await signedIn();
  const other = server.visitor();
  await login(advisor.email, password, other);
  const before = client.cookies.get('lk_session');

  const response = await change(client, { current_password: password, new_password: 'kata baharu' });
  expect([response.status, response.text]).toEqual([204, '']);
  expect(client.cookies.get('lk_session')).not.toBe(before);
  expect((await client.get('/api/auth/me')).status).toBe(200);
  expect((await other.get('/api/auth/me')).status).toBe(401);
  expect((await login(advisor.email, password)).status).toBe(401);
  expect((await login(advisor.email, 'kata baharu')).status).toBe(200);
  expect(await actions(advisor.id)).toContain('password_changed');
});

test('ten changes a day are enough for one account, each of which is mailed', async () => {
  const { client, advisor } = await signedIn();
  const next = (nth: number) => (nth === 0 ? password : `kata baharu ${nth}`);
  const nth = (attempt: number) =>
    change(client, { current_password: next(attempt), new_password: next(attempt + 1) });
  for (let attempt = 0; attempt < 10; attempt++) expect((await nth(attempt)).status).toBe(204);
  expect((await nth(10)).problem()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await login(advisor.email, next(10))).status).toBe(200);
});

test('a wrong current password changes nothing, and ten of them close the door', async () => {
  const { client, advisor } = await signedIn();
  const before = (await row(advisor.id)).password_hash;
  for (let attempt = 0; attempt < 10; attempt++) {
    const response = await change(client, { current_password: 'wrong', new_password: 'kata baharu' });
    expect(response.problem()).toMatchObject({ status: 403, code: 'wrong_password' });
  }
  const response = await change(client, { current_password: password, new_password: 'kata baharu' });
  expect(response.problem()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect((await row(advisor.id)).password_hash).toBe(before);
  expect(await actions(advisor.id)).not.toContain('password_changed');
});

const fill = 'Please fill in all fields';
const required = 'Please fill in all required fields';
test.each([
  [{}, ['current_password', 'new_password'], fill],
  [{ current_password: password }, ['new_password'], required],
  [{ current_password: '', new_password: 'kata baharu' }, ['current_password'], fill],
  [
    { current_password: password, new_password: '12345' },
    ['new_password'],
    'Password must be at least 6 characters',
  ],
  [
    { current_password: password, new_password: password },
    ['new_password'],
    'Please choose a password that differs from the current one',
  ],
])('changing it with %j is refused', async (body, paths, detail) => {
  const { client } = await signedIn();
  const problem = (await change(client, body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', detail });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
});

test('changing it needs a session', async () => {
  const response = await change(server.visitor(), {
    current_password: password,
    new_password: 'kata baharu',
  });
  expect(response.problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('a password that an admin made must be replaced before anything else can be saved', async () => {
  const { client, advisor } = await signedIn({ must_change_password: true });
  const me = await client.get('/api/auth/me');
  expect(JSON.parse(me.text)).toMatchObject({ id: advisor.id, must_change_password: true });
  for (const [method, path] of [
    ['POST', '/api/me/profile'],
    ['POST', '/api/me/owner'],
    ['DELETE', '/api/me'],
  ] as const)
    expect((await client.send(method, path, { body: {} })).problem()).toMatchObject({
      status: 403,
      code: 'password_change_required',
      detail: 'Please choose a password of your own first.',
    });

  await change(client, { current_password: password, new_password: 'kata baharu' });
  expect((await client.post('/api/me/profile', {})).status).not.toBe(403);
  expect(JSON.parse((await client.get('/api/auth/me')).text)).not.toHaveProperty('must_change_password');
});

const forgot = (email: unknown, from = '203.0.113.1') =>
  server.visitor().post('/api/auth/password/forgot', { email }, { headers: { 'X-Forwarded-For': from } });
const reset = (body: unknown) => server.visitor().post('/api/auth/password/reset', body);

test('the holder of a link is told whose password it sets, for as long as it works', async () => {
  const { advisor } = await signedIn();
  await forgot(advisor.email);
  const token = await server.mails.tokenTo(advisor.email);
  const ownerOf = (given: unknown) => server.visitor().post('/api/auth/password/owner', { token: given });
  const told = (await ownerOf(token)).as(contract.auth.linkOwner.response);
  expect(told).toEqual({ name: advisor.name, email: advisor.email });
  expect((await ownerOf(`${token}x`)).problem().code).toBe('link_not_valid');
  expect((await reset({ token, password: 'kata baharu' })).status).toBe(204);
  expect((await ownerOf(token)).problem()).toMatchObject({ status: 400, code: 'link_not_valid' });
});

test('a mailed link sets another password once, signs every device out and confirms the address', async () => {
  const { client, advisor } = await signedIn({ must_change_password: true });
  const response = await forgot(` ${advisor.email.toUpperCase()} `);
  expect([response.status, response.text]).toEqual([204, '']);
  const token = await server.mails.tokenTo(advisor.email);
  expect(JSON.stringify(await server.db.knex('mailed_links'))).not.toContain(token);

  expect((await reset({ token, password: 'kata baharu' })).status).toBe(204);
  expect((await client.get('/api/auth/me')).status).toBe(401);
  expect((await login(advisor.email, 'kata baharu')).status).toBe(200);
  const stored = await row(advisor.id);
  expect(stored.email_verified_at).not.toBeNull();
  expect(Boolean(stored.must_change_password)).toBe(false);
  expect(await actions(advisor.id)).toContain('password_reset');

  const again = await reset({ token, password: 'kata ketiga' });
  expect(again.problem()).toMatchObject({
    status: 400,
    code: 'link_not_valid',
    detail: 'This link was used already or is too old. Please ask for a new one.',
  });
  expect((await login(advisor.email, 'kata baharu')).status).toBe(200);
});

test('of two uses of one link at once, one counts', async () => {
  const { email } = await account();
  await forgot(email);
  const token = await server.mails.tokenTo(email);
  const responses = await Promise.all(
    ['kata pertama', 'kata kedua'].map(next => reset({ token, password: next })),
  );
  expect(responses.map(response => response.status).sort()).toEqual([204, 400]);
});

test('a link is good for an hour', async () => {
  const tokenFor = async ({ email }: { email: string }) => {
    await forgot(email);
    return server.mails.tokenTo(email);
  };
  const [prompt, late] = [await tokenFor(await account()), await tokenFor(await account())];
  server.clock.advance({ minutes: 59 });
  expect((await reset({ token: prompt, password: 'kata baharu' })).status).toBe(204);
  server.clock.advance({ minutes: 2 });
  expect((await reset({ token: late, password: 'kata baharu' })).problem().code).toBe('link_not_valid');
});

test('a used link voids the others that were asked for', async () => {
  const { email } = await account();
  await forgot(email);
  const first = await server.mails.tokenTo(email);
  await forgot(email);
  const second = await server.mails.tokenTo(email, 2);
  expect((await reset({ token: second, password: 'kata baharu' })).status).toBe(204);
  expect((await reset({ token: first, password: 'kata lama' })).status).toBe(400);
});

test('a link opens a door that wrong passwords had closed', async () => {
  const { email } = await account();
  for (let attempt = 0; attempt < 11; attempt++) await login(email, 'wrong');
  expect((await login(email, password)).status).toBe(429);
  await forgot(email);
  await reset({ token: await server.mails.tokenTo(email), password: 'kata baharu' });
  expect((await login(email, 'kata baharu')).status).toBe(200);
});

test('an unknown address gets the same answer and no mail', async () => {
  const unknown = await forgot('nobody@example.com');
  const { email } = await account();
  const known = await forgot(email);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await server.mails.tokenTo(email);
  expect(await server.mails.to('nobody@example.com')).toEqual([]);
});

test('five links an hour are enough for one account, and thirty for one network', async () => {
  const { email } = await account();
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await forgot(email, `198.51.100.${attempt}`)).status).toBe(204);
  expect((await forgot(email, '198.51.100.9')).problem().code).toBe('too_many_requests');

  const network = '198.51.100.50';
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await forgot(`nobody-${attempt}@example.com`, network)).status).toBe(204);
  expect((await forgot('nobody-30@example.com', network)).status).toBe(429);
});

test.each([
  [undefined, required],
  ['', required],
  ['siti', 'Please enter a valid email address'],
  [['siti@example.com'], required],
])('a link for %j is refused', async (email, detail) => {
  const problem = (await forgot(email)).problem();
  expect(problem).toMatchObject({ status: 400, detail, errors: [{ path: 'email' }] });
});

test.each([
  [{}, ['token', 'password']],
  [{ token: 'abc' }, ['password']],
  [{ token: 7, password: 'kata baharu' }, ['token']],
  [{ token: 'a'.repeat(101), password: 'kata baharu' }, ['token']],
  [{ token: 'abc', password: '12345' }, ['password']],
])('a new password with %j is refused', async (body, paths) => {
  const problem = (await reset(body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
});

test('a made-up link, and one that was mailed for something else, are refused', async () => {
  expect((await reset({ token: 'A'.repeat(43), password: 'kata baharu' })).problem().code).toBe(
    'link_not_valid',
  );
  const { client, advisor } = await signedIn();
  await client.post('/api/auth/verification');
  const token = await server.mails.tokenTo(advisor.email);
  expect((await reset({ token, password: 'kata baharu' })).problem().code).toBe('link_not_valid');
});
