import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { hashOf } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'kata laluan bos';
let server: TestServer;
let boss: SignedInAdmin;
let hash: string;
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
  hash = await hashOf(password);
  boss = await runningAdmin();
});
afterAll(() => server.stop());

const { admins, adminAuth } = contract;
const path = (id: number, more = '') => `/api/admin/admins/${id}${more}`;
const login = (email: string, given = password) =>
  server.visitor().post('/api/admin/login', { email, password: given });
const verify = ({ client }: SignedInAdmin) => client.get('/api/admin/verify');
const setPassword = (token: string, given = 'kata laluan saya') =>
  server.visitor().post('/api/admin/password/set', { token, password: given });
const history = async (adminId: number) =>
  (await server.db.knex('audit_entries').where({ target_admin_id: adminId }).orderBy('id')).map(
    ({ action, admin_email, state_before, state_after }) => ({
      action,
      by: admin_email,
      before: JSON.parse(state_before),
      after: JSON.parse(state_after),
    }),
  );

/** An admin who can do everything and has a password. */
async function runningAdmin(): Promise<SignedInAdmin> {
  const made = await server.signedInAdmin();
  await server.db.knex('admins').where({ id: made.admin.id }).update({ password_hash: hash });
  return made;
}

let invitations = 0;
async function invite(role: 'admin' | 'support' = 'support') {
  const email = `ros-${++invitations}@example.com`;
  const response = await boss.client.post('/api/admin/admins', { email: ` ${email.toUpperCase()}`, role });
  expect(response.status).toBe(201);
  return response.as(admins.invite.response);
}

test('who is invited chooses a password by a link that works once', async () => {
  const invited = await invite();
  expect(invited).toMatchObject({ role: 'support', state: 'invited', has_second_factor: false });
  const { id, email } = invited;
  expect((await login(email)).problem().code).toBe('sign_in_failed');

  const token = await server.mails.tokenTo(email);
  const [mail] = await server.mails.to(email);
  expect(mail?.text).toContain(`http://kereta.test/admin/set-password#token=${token}`);
  expect(JSON.stringify(await server.db.knex('admin_links'))).not.toContain(token);
  expect((await setPassword(token)).status).toBe(204);
  expect((await setPassword(token, 'lain sekali')).problem()).toMatchObject({
    status: 400,
    code: 'link_not_valid',
  });
  const signedIn = (await login(email, 'kata laluan saya')).as(adminAuth.login.response);
  expect(signedIn.admin).toEqual({ email, role: 'support' });

  const made = { email, role: 'support', disabled: false };
  expect((await history(id)).slice(0, 2)).toEqual([
    { action: 'admin_made', by: boss.admin.email, before: null, after: made },
    { action: 'password_reset', by: email, before: null, after: null },
  ]);
  const list = (await boss.client.get('/api/admin/admins')).as(admins.list.response);
  expect(list.items[0]).toMatchObject({ id, state: 'active' });
});

test.each([
  [{ email: 'siti@example.com', role: 'owner' }, ['role']],
  [{ email: 'siti', role: 'admin' }, ['email']],
  [{}, ['email', 'role']],
])('nobody is invited as %j', async (body, paths) => {
  const problem = (await boss.client.post('/api/admin/admins', body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
});

test('an address is one admin’s', async () => {
  const { email } = await invite();
  const again = await boss.client.post('/api/admin/admins', { email, role: 'admin' });
  expect(again.problem()).toMatchObject({ status: 409, code: 'email_taken' });
});

test('an invitation holds three days, and can be sent again', async () => {
  const { id, email } = await invite();
  const first = await server.mails.tokenTo(email);
  expect((await boss.client.post(path(id, '/password-link'))).status).toBe(204);
  const second = await server.mails.tokenTo(email, 2);
  const ownerOf = () => server.visitor().post('/api/admin/password/owner', { token: second });
  server.clock.advance({ minutes: 72 * 60 - 1 });
  expect((await ownerOf()).as(admins.linkOwner.response)).toEqual({ name: null, email });
  server.clock.advance({ minutes: 2 });
  expect((await setPassword(first)).problem().code).toBe('link_not_valid');
  expect((await setPassword(second)).problem().code).toBe('link_not_valid');
  expect((await ownerOf()).problem().code).toBe('link_not_valid');
  // The session has ended meanwhile.
  boss = await runningAdmin();
  expect((await boss.client.post(path(id, '/password-link'))).status).toBe(204);
  const third = await server.mails.tokenTo(email, 3);
  for (const weak of ['rahsia', 'Password1'])
    expect((await setPassword(third, weak)).problem()).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  expect((await setPassword(third)).status).toBe(204);
});

test('a link in place of a forgotten password signs out everywhere', async () => {
  const forgetful = await runningAdmin();
  const { id, email } = forgetful.admin;
  expect((await boss.client.post(path(id, '/password-link'))).status).toBe(204);
  const token = await server.mails.tokenTo(email);
  expect((await verify(forgetful)).status).toBe(200);
  expect((await setPassword(token)).status).toBe(204);
  expect((await verify(forgetful)).status).toBe(401);
  expect((await login(email)).status).toBe(401);
  expect((await login(email, 'kata laluan saya')).status).toBe(200);
});

test('such a link holds an hour', async () => {
  const [prompt, late] = [await runningAdmin(), await runningAdmin()];
  for (const { admin } of [prompt, late])
    expect((await boss.client.post(path(admin.id, '/password-link'))).status).toBe(204);
  const [first, second] = await Promise.all(
    [prompt, late].map(({ admin }) => server.mails.tokenTo(admin.email)),
  );
  server.clock.advance({ minutes: 59 });
  expect((await setPassword(first ?? '')).status).toBe(204);
  server.clock.advance({ minutes: 2 });
  expect((await setPassword(second ?? '')).problem().code).toBe('link_not_valid');
  boss = await runningAdmin();
});

test('who is disabled is out at once, until enabled again', async () => {
  const other = await runningAdmin();
  const { id, email } = other.admin;
  expect((await boss.client.post(path(id, '/password-link'))).status).toBe(204);
  const token = await server.mails.tokenTo(email);

  const disabled = await boss.client.patch(path(id), { disabled: true });
  expect(disabled.as(admins.change.response)).toMatchObject({ state: 'disabled', role: 'admin' });
  expect((await verify(other)).problem().code).toBe('not_signed_in');
  expect((await login(email)).problem().code).toBe('sign_in_failed');
  expect((await setPassword(token)).problem().code).toBe('link_not_valid');
  const link = await boss.client.post(path(id, '/password-link'));
  expect(link.problem()).toMatchObject({ status: 409, code: 'admin_disabled' });

  const enabled = await boss.client.patch(path(id), { disabled: false });
  expect(enabled.as(admins.change.response).state).toBe('active');
  expect((await verify(other)).status).toBe(401);
  expect((await login(email)).status).toBe(200);
  const state = { email, role: 'admin' };
  expect((await history(id)).filter(({ action }) => action === 'admin_changed')).toMatchObject([
    { before: { ...state, disabled: false }, after: { ...state, disabled: true } },
    { before: { ...state, disabled: true }, after: { ...state, disabled: false } },
  ]);
});

test('a change that changes nothing leaves no trace', async () => {
  const { id } = (await runningAdmin()).admin;
  for (const body of [{}, { role: 'admin' }, { disabled: false }])
    expect((await boss.client.patch(path(id), body)).as(admins.change.response).state).toBe('active');
  expect(await history(id)).toEqual([]);
});

test('another role counts from the next request', async () => {
  const other = await runningAdmin();
  expect((await boss.client.patch(path(other.admin.id), { role: 'support' })).status).toBe(200);
  expect((await verify(other)).as(adminAuth.verify.response).admin.role).toBe('support');
  const refused = await other.client.patch(path(other.admin.id), { role: 'admin' });
  expect(refused.problem()).toMatchObject({ status: 403, code: 'role_not_allowed' });
});

test('a deleted admin leaves what the history says of them', async () => {
  const other = await runningAdmin();
  const { id, email } = other.admin;
  expect((await boss.client.delete(path(id))).status).toBe(204);
  expect((await verify(other)).status).toBe(401);
  expect(await server.db.knex('admin_sessions').where({ admin_id: id })).toEqual([]);
  expect((await boss.client.delete(path(id))).problem()).toMatchObject({
    status: 404,
    code: 'admin_not_found',
  });
  expect(await history(id)).toMatchObject([
    { action: 'admin_deleted', by: boss.admin.email, before: { email } },
  ]);
});

test('on what device a deleted admin signed in is forgotten, and that they did is not', async () => {
  const other = await runningAdmin();
  const { id, email } = other.admin;
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' };
  for (const client of [server.visitor(), server.visitor()])
    expect((await client.post('/api/admin/login', { email, password }, { headers })).status).toBe(200);
  const signedIn = () =>
    server.db.knex('audit_entries').where({ target_admin_id: id, action: 'new_device_signed_in' });
  expect((await signedIn()).map(({ personal }) => JSON.parse(personal).browser)).toEqual(['Firefox']);
  expect((await boss.client.delete(path(id))).status).toBe(204);
  expect(await signedIn()).toMatchObject([{ admin_email: email, personal: null }]);
});

test('what was written to a deleted admin is forgotten, and what was written to an advisor there is not', async () => {
  const { id, email } = await invite();
  const { client } = await server.signedInAdvisor({ email });
  await client.post('/api/auth/verification');
  const kinds = () => server.db.knex('mails').where({ address: email }).orderBy('kind').pluck('kind');
  expect(await kinds()).toEqual(['admin_invite', 'verify']);
  expect((await boss.client.delete(path(id))).status).toBe(204);
  expect(await kinds()).toEqual(['verify']);
});

test('an admin who has lost the second factor is helped by another', async () => {
  const other = await runningAdmin();
  const { id } = other.admin;
  const now = server.clock.now();
  await server.db
    .knex('admin_second_factors')
    .insert({ admin_id: id, secret: 'x', created_at: now, enrolled_at: now });
  expect((await boss.client.delete(path(id, '/second-factor'))).status).toBe(204);
  expect(await server.db.knex('admin_second_factors').where({ admin_id: id })).toEqual([]);
  expect((await verify(other)).status).toBe(401);
  expect(await history(id)).toMatchObject([{ action: 'second_factor_removed', by: boss.admin.email }]);
});

test('one’s own password is changed by who knows it; other devices are signed out', async () => {
  const one = await runningAdmin();
  const elsewhere = { client: server.visitor(), ...one.admin };
  await elsewhere.client.post('/api/admin/login', { email: one.admin.email, password });
  const change = (current_password: string, new_password: string) =>
    one.client.post('/api/admin/password', { current_password, new_password });

  expect((await change('bukan ini', 'kata laluan baharu')).problem().code).toBe('wrong_password');
  for (const weak of [password, 'pendek', 'Password1'])
    expect((await change(password, weak)).problem()).toMatchObject({
      status: 400,
      errors: [{ path: 'new_password' }],
    });
  const { admin_token } = (await change(password, 'kata laluan baharu')).as(admins.changePassword.response);
  const headers = { Authorization: `Bearer ${admin_token}` };
  expect((await one.client.get('/api/admin/verify', { headers })).status).toBe(200);
  expect((await elsewhere.client.get('/api/admin/verify')).status).toBe(401);
  expect((await login(one.admin.email)).status).toBe(401);
  expect((await login(one.admin.email, 'kata laluan baharu')).status).toBe(200);
});

test('whoever runs the server makes the first admin, and is told the password once', async () => {
  const email = 'first@example.com';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../admin.ts'), 'create', 'First@Example.com'],
    { env: { PATH: process.env.PATH, LK_DATABASE_URL: server.databaseUrl } },
  );
  const given = /told only now: (\S+)/.exec(stdout)?.[1] ?? '';
  expect((await login(email, given)).status).toBe(200);
  const { id } = await server.db.knex('admins').where({ email }).first();
  expect((await history(id))[0]).toMatchObject({
    ...{ action: 'admin_made', by: null },
    after: { email, role: 'admin' },
  });
});
