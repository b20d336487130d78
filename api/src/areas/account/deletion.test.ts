import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { testEngine } from '../../testing/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'rahsia saya';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function twice() {
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const other = server.visitor();
  await other.post('/api/auth/login', { email: advisor.email, password });
  return { client, other, advisor };
}
const actions = async (id: number): Promise<string[]> =>
  (await server.db.knex('audit_entries').where({ advisor_id: id }).orderBy('id')).map(row => row.action);

/** What other requests may say when the account goes meanwhile: that it is gone, or, when they were first, yes. */
const allowed = { 'sign-in': [200, 401], change: [204, 401, 403], verification: [204, 401] };

test('of two deletions at once one is told yes, and the history says it once', async () => {
  for (let round = 0; round < 5; round++) {
    const { client, other, advisor } = await twice();
    const responses = await Promise.all([client, other].map(one => one.delete('/api/me', { password })));
    expect(responses.map(response => response.status).sort()).toEqual([204, 401]);
    expect((await actions(advisor.id)).filter(action => action === 'account_deleted')).toHaveLength(1);
  }
});

test('an account that is deleted while it signs in, changes its password or asks for mail leaves no failure', async () => {
  let deletedAtOnce = 0;
  for (let round = 0; round < 5; round++) {
    const { client, other, advisor } = await twice();
    const login = { email: advisor.email, password };
    const [signIn, change, verification, deletion] = await Promise.all([
      server.visitor().post('/api/auth/login', login),
      other.post('/api/auth/password', { current_password: password, new_password: 'kata baharu' }),
      other.post('/api/auth/verification'),
      client.delete('/api/me', { password }),
    ]);
    expect(allowed['sign-in']).toContain(signIn.status);
    expect(allowed.change).toContain(change.status);
    expect(allowed.verification).toContain(verification.status);
    // When the change was first, the session that asked has ended or the password is another one by then.
    expect([204, 401, 403]).toContain(deletion.status);
    if (deletion.status === 204) deletedAtOnce += 1;
    else {
      const anew = server.visitor();
      const present = change.status === 204 ? 'kata baharu' : password;
      await anew.post('/api/auth/login', { email: advisor.email, password: present });
      expect((await anew.delete('/api/me', { password: present })).status).toBe(204);
    }
    expect(await server.db.knex('advisors').where({ id: advisor.id })).toEqual([]);
    expect(await server.db.knex('advisor_sessions').where({ advisor_id: advisor.id })).toEqual([]);
  }
  expect(deletedAtOnce).toBeGreaterThan(0);
});

test.runIf(testEngine === 'mysql')(
  'what waits for the deletion of its account is told that it is gone',
  async () => {
    const { client, advisor } = await server.signedInAdvisor();
    const deletion = await server.db.knex.transaction();
    await deletion('advisors').where({ id: advisor.id }).del();
    const waiting = client.post('/api/auth/verification');
    await expect
      .poll(async () => {
        const [rows] = await server.db.knex.raw('show processlist');
        return rows.some((row: { Info: string | null }) => row.Info?.startsWith('insert into `mails`'));
      })
      .toBe(true);
    await deletion.commit();
    expect((await waiting).problem().code).toBe('not_signed_in');
  },
);

test('an advisor who knows the password deletes the account with all that belongs to it', async () => {
  const { client, advisor } = await server.signedInAdvisor({
    password_hash: await hashOf(password),
  });
  const elsewhere = server.visitor();
  await elsewhere.post('/api/auth/login', { email: advisor.email, password });
  await client.post('/api/auth/verification');
  await server.mails.tokenTo(advisor.email);
  await server.visitor().get(`/api/embed/${advisor.slug}`);

  const response = await client.delete('/api/me', { password });
  expect([response.status, response.text]).toEqual([204, '']);
  expect(client.cookies.has('lk_session')).toBe(false);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await server.visitor().get(`/api/embed/${advisor.slug}`)).status).toBe(404);
  const login = { email: advisor.email, password };
  expect((await server.visitor().post('/api/auth/login', login)).status).toBe(401);

  expect(await server.db.knex('advisors').where({ id: advisor.id }).first()).toBeUndefined();
  for (const table of ['advisor_sessions', 'mailed_links'])
    expect(await server.db.knex(table).where({ advisor_id: advisor.id })).toEqual([]);
  const audit = await server.db.knex('audit_entries').where({ advisor_id: advisor.id });
  expect(audit.map(entry => entry.action)).toEqual(['account_deleted']);
  expect(JSON.stringify(audit)).not.toContain(advisor.email);
  expect(audit).toMatchObject([{ network: null, personal: null }]);
});

test('the address goes also from the mails that anybody asked for without signing in', async () => {
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const other = await server.signedInAdvisor();
  for (const { email } of [advisor, other.advisor])
    expect((await server.visitor().post('/api/auth/password/forgot', { email })).status).toBe(204);
  const mailsTo = (email: string) => server.db.knex('mails').where({ address: email });
  expect(await mailsTo(advisor.email)).toMatchObject([{ kind: 'reset', advisor_id: null }]);
  expect((await client.delete('/api/me', { password })).status).toBe(204);
  expect(await mailsTo(advisor.email)).toEqual([]);
  expect(await mailsTo(other.advisor.email)).toHaveLength(1);
});

test.each([
  ['a wrong password', { password: 'wrong' }, { status: 403, code: 'wrong_password' }],
  ['no password', {}, { status: 400, detail: 'Please enter your password', errors: [{ path: 'password' }] }],
  ['an empty one', { password: '' }, { status: 400, detail: 'Please enter your password' }],
  ['no body', undefined, { status: 400, code: 'invalid_request' }],
])('with %s the account stays', async (_, body, refusal) => {
  const { client, advisor } = await server.signedInAdvisor({
    password_hash: await hashOf(password),
  });
  expect((await client.delete('/api/me', body)).problem()).toMatchObject(refusal);
  expect(await server.db.knex('advisors').where({ id: advisor.id }).first()).toBeDefined();
  expect((await client.get('/api/auth/me')).status).toBe(200);
});
