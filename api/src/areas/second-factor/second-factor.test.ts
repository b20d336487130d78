import { contract } from '@loan-kereta/sdk/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryption } from '../../encryption.ts';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'kata laluan bos';
const oldKey = 'the key that was used until today';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1', LK_SECRET_KEY: oldKey });
  passwordHash = await hashOf(password);
});
afterAll(() => server.stop());

const path = '/api/admin/second-factor';
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
/** The code of an authenticator app, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + steps * 30_000,
  });
/** A code that is none of the next or last. */
function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map(steps => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(code => !near.has(code)) ?? '';
}

async function newAdmin(): Promise<SignedInAdmin> {
  const admin = await server.signedInAdmin();
  await server.db.knex('admins').where({ id: admin.admin.id }).update({ password_hash: passwordHash });
  return admin;
}

/** An admin with a second factor, whose last code was used a while ago. */
async function enrolledAdmin() {
  const admin = await newAdmin();
  const { secret, uri } = (await admin.client.post(path)).as(contract.secondFactor.enrol.response);
  const response = await admin.client.post(`${path}/confirm`, { code: codeOf(secret) });
  const codes = response.as(contract.secondFactor.confirm.response).recovery_codes;
  server.clock.advance({ seconds: 90 });
  return { ...admin, secret, uri, codes };
}

const signIn = (email: string, code?: string, address = '10.0.0.1', client = server.visitor()) =>
  client.post('/api/admin/login', { email, password, ...(code !== undefined && { code }) }, from(address));
const stateOf = async (client: TestClient) =>
  (await client.get(path)).as(contract.secondFactor.state.response);
const actionsOf = async (id: number) =>
  (await server.db.knex('audit_entries').where({ target_admin_id: id }).orderBy('id'))
    .map(row => row.action)
    .filter(action => action !== 'new_device_signed_in');

test('without a second factor an admin signs in by the password alone', async () => {
  const { admin, client } = await newAdmin();
  expect(await stateOf(client)).toEqual({ enrolled: false, required: false, recovery_codes_left: 0 });
  const response = await signIn(admin.email);
  expect(response.as(contract.adminAuth.login.response).admin).toEqual({ email: admin.email, role: 'admin' });
});

test('a second factor counts once a code has confirmed it, and then a sign-in needs it', async () => {
  const { admin, client } = await newAdmin();
  const { secret, uri } = (await client.post(path)).as(contract.secondFactor.enrol.response);
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Loan%20Kereta/);
  expect((await stateOf(client)).enrolled).toBe(false);
  expect((await signIn(admin.email)).status).toBe(200);

  const wrong = await client.post(`${path}/confirm`, { code: wrongCode(secret) });
  expect(wrong.problem()).toMatchObject({ status: 403, code: 'wrong_code' });
  // As an app shows it, and so as it is pasted.
  const inHalves = codeOf(secret).replace(/^.{3}/, '$& ');
  const right = await client.post(`${path}/confirm`, { code: inHalves });
  const codes = right.as(contract.secondFactor.confirm.response).recovery_codes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(await stateOf(client)).toEqual({ enrolled: true, required: false, recovery_codes_left: 10 });
  expect((await client.post(path)).problem()).toMatchObject({ status: 409, code: 'second_factor_enrolled' });

  server.clock.advance({ seconds: 90 });
  expect((await signIn(admin.email)).problem()).toMatchObject({
    status: 403,
    code: 'second_factor_required',
  });
  expect((await signIn(admin.email, wrongCode(secret))).problem().code).toBe('wrong_code');
  expect((await signIn(admin.email, codeOf(secret).replace(/^.{3}/, ' $& '))).status).toBe(200);
  expect(await actionsOf(admin.id)).toEqual(['second_factor_enrolled']);
});

test('whoever does not know the password is not told whether there is a second factor', async () => {
  const { admin, secret } = await enrolledAdmin();
  const body = { email: admin.email, password: 'wrong', code: codeOf(secret) };
  expect((await server.visitor().post('/api/admin/login', body)).problem().code).toBe('sign_in_failed');
});

test('a code is taken once, also by two at once, and none before it after it', async () => {
  const { admin, secret } = await enrolledAdmin();
  const code = codeOf(secret);
  const both = await Promise.all([signIn(admin.email, code), signIn(admin.email, code)]);
  expect(both.map(response => response.status).toSorted()).toEqual([200, 403]);
  expect((await signIn(admin.email, code)).problem().code).toBe('wrong_code');
  expect((await signIn(admin.email, codeOf(secret, -1))).problem().code).toBe('wrong_code');
  // A clock that goes half a minute ahead is believed, two minutes are not.
  expect((await signIn(admin.email, codeOf(secret, 1))).status).toBe(200);
  expect((await signIn(admin.email, codeOf(secret, 4))).problem().code).toBe('wrong_code');
});

test('a recovery code signs in once, however it is typed', async () => {
  const { admin, client, codes } = await enrolledAdmin();
  const [first = '', second = ''] = codes;
  expect((await signIn(admin.email, first)).status).toBe(200);
  expect((await signIn(admin.email, first)).problem().code).toBe('wrong_code');
  expect((await signIn(admin.email, ` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
  expect((await stateOf(client)).recovery_codes_left).toBe(8);
  expect(await actionsOf(admin.id)).toEqual([
    'second_factor_enrolled',
    'recovery_code_used',
    'recovery_code_used',
  ]);
  const renewed = (await client.post(`${path}/recovery-codes`)).as(
    contract.secondFactor.renewRecoveryCodes.response,
  );
  expect((await signIn(admin.email, codes[2])).problem().code).toBe('wrong_code');
  expect((await signIn(admin.email, renewed.recovery_codes[0])).status).toBe(200);
});

test('another admin’s code is none', async () => {
  const [one, other] = [await enrolledAdmin(), await enrolledAdmin()];
  expect((await signIn(one.admin.email, codeOf(other.secret))).problem().code).toBe('wrong_code');
  expect((await signIn(one.admin.email, other.codes[0])).problem().code).toBe('wrong_code');
});

test('neither the secret nor a recovery code stands readable in the database or in the log', async () => {
  const { admin, secret, codes } = await enrolledAdmin();
  await signIn(admin.email, codes[0]);
  const stored = JSON.stringify([
    await server.db.knex('admin_second_factors'),
    await server.db.knex('admin_recovery_codes'),
    await server.db.knex('audit_entries'),
    server.log,
  ]);
  for (const text of [secret, ...codes, ...codes.map(code => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
});

test('who guesses is stopped, and the admin elsewhere is not', async () => {
  const { admin, secret } = await enrolledAdmin();
  const tried: number[] = [];
  for (let number = 0; number < 11; number++)
    tried.push((await signIn(admin.email, wrongCode(secret), '10.9.9.9')).status);
  expect(tried).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await signIn(admin.email, codeOf(secret), '10.0.0.2')).status).toBe(200);
});

test('fifty wrong codes a day stop the codes of the app from anywhere, but not what cannot be guessed', async () => {
  const { admin, secret, codes } = await enrolledAdmin();
  const counted = server.db.knex('rate_limits').where('key', 'like', 'codeByAdmin%');
  await counted.clone().del();
  const guess = async (number: number) =>
    (await signIn(admin.email, wrongCode(secret), `10.8.${number}.1`)).status;
  expect(await guess(1)).toBe(403);
  // The admin's own sign-ins take back none of them.
  expect((await signIn(admin.email, codeOf(secret), '10.0.0.3')).status).toBe(200);
  expect(await counted.clone().select('points')).toEqual([{ points: 1 }]);
  server.clock.advance({ seconds: 90 });
  // The 47 after it are no different.
  await counted.clone().update({ points: 48 });
  expect([await guess(2), await guess(3), await guess(4)]).toEqual([403, 403, 429]);
  expect((await signIn(admin.email, codeOf(secret), '10.0.0.3')).status).toBe(429);
  expect((await signIn(admin.email, codes[0], '10.0.0.3')).status).toBe(200);

  const [{ expire }] = await counted.clone().select('expire');
  const hoursLeft = (Number(expire) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(23);
  expect(hoursLeft).toBeLessThanOrEqual(24);
  await counted.clone().update({ expire: Date.now() - 1 });
  server.clock.advance({ seconds: 90 });
  expect((await signIn(admin.email, codeOf(secret), '10.0.0.3')).status).toBe(200);
});

test('what cannot be undone asks again after five minutes: for a code, or for the password where there is none', async () => {
  const { admin, client, secret } = await enrolledAdmin();
  server.clock.advance({ minutes: 5 });
  const refused = await client.delete(path);
  expect(refused.problem()).toMatchObject({ status: 403, code: 'second_factor_required' });
  const prove = (body: object) => client.post('/api/admin/step-up', body);
  expect((await prove({ password })).problem().errors).toMatchObject([{ path: 'code' }]);
  expect((await prove({ code: wrongCode(secret) })).problem().code).toBe('wrong_code');
  expect((await client.delete(path)).status).toBe(403);
  expect((await prove({ code: codeOf(secret) })).status).toBe(204);
  expect((await client.delete(path)).status).toBe(204);
  expect(await stateOf(client)).toEqual({ enrolled: false, required: false, recovery_codes_left: 0 });
  expect(await actionsOf(admin.id)).toEqual(['second_factor_enrolled', 'second_factor_removed']);

  server.clock.advance({ minutes: 5 });
  expect((await client.post(path)).problem().code).toBe('second_factor_required');
  expect((await prove({ code: '123456' })).problem().errors).toMatchObject([{ path: 'password' }]);
  expect((await prove({ password: 'wrong' })).problem().code).toBe('wrong_password');
  expect((await prove({ password })).status).toBe(204);
  server.clock.advance({ minutes: 4 });
  expect((await client.post(path)).status).toBe(200);
  server.clock.advance({ minutes: 2 });
  expect((await client.post(path)).problem().code).toBe('second_factor_required');
});

test('a proof is of one session only', async () => {
  const { admin, client, secret } = await enrolledAdmin();
  const other = server.visitor();
  await signIn(admin.email, codeOf(secret), '10.0.0.1', other);
  server.clock.advance({ minutes: 5 });
  await client.post('/api/admin/step-up', { code: codeOf(secret) });
  expect((await other.delete(path)).problem().code).toBe('second_factor_required');
});

test('no advisor and no stranger has anything to do with it', async () => {
  const { client } = await server.signedInAdvisor();
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', path],
    ['POST', `${path}/recovery-codes`],
    ['POST', '/api/admin/step-up'],
  ] as const) {
    const options = method === 'GET' ? {} : { body: {} };
    expect((await client.send(method, address, options)).problem().code).toBe('forbidden');
    expect((await server.visitor().send(method, address, options)).problem().code).toBe('not_signed_in');
  }
});

test('where every admin must have one, nothing else is open before', async () => {
  const strict = await startTestServer({ LK_REQUIRE_SECOND_FACTOR: 'true' });
  try {
    const { client } = await strict.signedInAdmin();
    const refused = await client.get('/api/models/editor');
    expect(refused.problem()).toMatchObject({ status: 403, code: 'second_factor_enrolment_required' });
    expect(await stateOf(client)).toMatchObject({ enrolled: false, required: true });
    const { secret } = (await client.post(path)).as(contract.secondFactor.enrol.response);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: strict.clock.now().getTime(),
    });
    expect((await client.post(`${path}/confirm`, { code })).status).toBe(200);
    expect((await client.get('/api/models/editor')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('a secret that cannot be read, as under another key, leaves the recovery codes', async () => {
  const { admin, secret, codes } = await enrolledAdmin();
  await server.db
    .knex('admin_second_factors')
    .where({ admin_id: admin.id })
    .update({
      secret: (await server.db.knex('admin_second_factors').whereNot({ admin_id: admin.id }).first()).secret,
    });
  expect((await signIn(admin.email, codeOf(secret))).problem().code).toBe('wrong_code');
  expect((await signIn(admin.email, codes[0])).status).toBe(200);
});

test('a key is replaced without anybody setting up anything: whoever uses a code is moved to the new one', async () => {
  const { admin, secret } = await enrolledAdmin();
  const newKey = 'the key that is used from today on';
  const settings = { LK_SECRET_KEY: `${newKey}, ${oldKey}`, LK_DATABASE_URL: server.databaseUrl };
  const rotated = await startTestServer({ ...settings, LK_TRUSTED_PROXIES: '1' });
  try {
    rotated.clock.advance({ seconds: (server.clock.now().getTime() - Date.now()) / 1000 });
    const response = await signIn(admin.email, codeOf(secret), '10.0.0.1', rotated.visitor());
    expect([response.status, response.text]).toEqual([200, response.text]);
    const row = await server.db.knex('admin_second_factors').where({ admin_id: admin.id }).first();
    const context = `second factor of admin ${admin.id}`;
    expect(encryption([newKey]).open(row.secret, context)).toBe(secret);
    expect(encryption([oldKey]).open(row.secret, context)).toBeUndefined();
  } finally {
    await rotated.stop();
  }
});

test('setting up or removing a second factor ends the admin’s other sessions, and nobody else’s', async () => {
  const { admin, client } = await newAdmin();
  const { client: colleague } = await server.signedInAdmin();
  const [before, after] = [server.visitor(), server.visitor()];
  await signIn(admin.email, undefined, '10.0.0.1', before);
  const { secret } = (await client.post(path)).as(contract.secondFactor.enrol.response);
  expect((await before.get('/api/admin/verify')).status).toBe(200);
  await client.post(`${path}/confirm`, { code: codeOf(secret) });
  expect((await before.get('/api/admin/verify')).status).toBe(401);

  server.clock.advance({ seconds: 90 });
  await signIn(admin.email, codeOf(secret), '10.0.0.1', after);
  expect((await client.delete(path)).status).toBe(204);
  expect((await after.get('/api/admin/verify')).status).toBe(401);
  for (const session of [client, colleague])
    expect((await session.get('/api/admin/verify')).status).toBe(200);
});
