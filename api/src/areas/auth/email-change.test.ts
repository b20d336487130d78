import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { testEngine } from '../../testing/database.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { linksService } from '../links/service.ts';

const password = 'rahsia saya';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashOf(password);
});
afterAll(() => server.stop());

let count = 0;
const freshAddress = () => {
  count += 1;
  return `baharu-${count}@example.com`;
};
const signedIn = () => server.signedInAdvisor({ password_hash: passwordHash });
type SignedIn = Awaited<ReturnType<typeof signedIn>>;
const ask = ({ client }: SignedIn, email: string, current_password = password) =>
  client.post('/api/auth/email', { email, current_password });
const confirm = ({ client }: SignedIn, token: string) => client.post('/api/auth/email/confirm', { token });
const undo = (token: string) => server.visitor().post('/api/auth/undo', { token });
const signIn = (email: string, secret: string) =>
  server.visitor().post('/api/auth/login', { email, password: secret });
const actionsOf = async (id: number) =>
  (await server.db.knex('audit_entries').where({ advisor_id: id }).orderBy('id')).map(entry => entry.action);

/** Changes the address as its owner does. @returns the tokens that the mails held */
async function changed(account: SignedIn, email: string) {
  expect((await ask(account, email)).status).toBe(204);
  const token = await server.mails.tokenTo(email);
  expect((await confirm(account, token)).status).toBe(204);
  return { token, undoing: await server.mails.tokenTo(account.advisor.email) };
}

test('an address changes when the mail at the new one is read, and the former one is told', async () => {
  const account = await signedIn();
  const { client, advisor } = account;
  const email = freshAddress();
  await ask(account, email);
  const token = await server.mails.tokenTo(email);
  expect(JSON.parse((await client.get('/api/auth/me')).text).email).toBe(advisor.email);
  expect((await confirm(account, token)).status).toBe(204);
  expect(JSON.parse((await client.get('/api/auth/me')).text).email).toBe(email);
  expect(JSON.parse((await client.get('/api/me/owner')).text).email_verified).toBe(true);

  await server.mails.tokenTo(advisor.email);
  const [notice] = await server.mails.to(advisor.email);
  expect(notice?.subject).toContain(
    'Alamat e-mel anda telah ditukar · Your email address was changed · 您的电邮已更改',
  );
  expect(notice?.text).toContain('Network: 127.0.0.1');
  expect(notice?.text).toContain('New address: b•••@example.com');
  expect(notice?.text).not.toContain(email);
  expect((await confirm(account, token)).problem().code).toBe('link_not_valid');
  expect(await actionsOf(advisor.id)).toEqual(['email_changed']);
  const file = JSON.parse((await client.get('/api/me/export')).text);
  expect(file.mails).toMatchObject([{ kind: 'change_address', address: email }, { kind: 'address_changed' }]);
});

test('whoever had the account takes it back: address, sessions, and a password that only they know', async () => {
  const account = await signedIn();
  const email = freshAddress();
  const { undoing } = await changed(account, email);
  const response = (await undo(undoing)).as(contract.auth.undo.response);
  expect(response.kept_address).toBeNull();
  expect((await account.client.get('/api/auth/me')).status).toBe(401);
  for (const address of [email, account.advisor.email])
    expect((await signIn(address, password)).status).toBe(401);
  const body = { token: response.reset_token, password: 'kata laluan baharu' };
  expect((await server.visitor().post('/api/auth/password/reset', body)).status).toBe(204);
  expect((await signIn(account.advisor.email, 'kata laluan baharu')).status).toBe(200);
  expect((await undo(undoing)).problem().code).toBe('link_not_valid');
  expect(await actionsOf(account.advisor.id)).toEqual([
    'email_changed',
    'changes_undone',
    'password_reset',
    'new_device_signed_in',
  ]);
});

test('an undo and the password after it are answered again under their keys, and nothing that is kept opens anything', async () => {
  const account = await signedIn();
  const { undoing } = await changed(account, freshAddress());
  const twice = async (path: string, body: object) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const ask = () => server.visitor().post(path, body, { headers });
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    return again;
  };
  const { reset_token: token } = (await twice('/api/auth/undo', { token: undoing })).as(
    contract.auth.undo.response,
  );
  const chosen = 'kata laluan sekali lagi';
  expect((await twice('/api/auth/password/reset', { token, password: chosen })).status).toBe(204);
  expect((await signIn(account.advisor.email, chosen)).status).toBe(200);
  const stored = JSON.stringify(await server.db.knex('idempotency_keys'));
  for (const secret of [undoing, token, chosen]) expect(stored).not.toContain(secret);
});

test('what was done first can be undone whatever was done later, and then nothing later can', async () => {
  const account = await signedIn();
  const second = freshAddress();
  const { undoing: first } = await changed(account, second);
  server.clock.advance({ seconds: 5 });
  await account.client.post('/api/auth/password', { current_password: password, new_password: 'penyerang' });
  const later = await server.mails.tokenTo(second, 2);
  const response = (await undo(later)).as(contract.auth.undo.response);
  await server
    .visitor()
    .post('/api/auth/password/reset', { token: response.reset_token, password: 'penyerang 2' });
  const lastOne = await server.mails.tokenTo(second, 3);

  expect((await undo(first)).status).toBe(200);
  expect((await undo(lastOne)).problem().code).toBe('link_not_valid');
  expect((await signIn(second, 'penyerang 2')).status).toBe(401);
  expect(await server.db.knex('advisors').where({ id: account.advisor.id }).first()).toMatchObject({
    email: account.advisor.email,
    password_hash: null,
  });
});

test('a former address is nobody else’s while the change can be undone', async () => {
  const account = await signedIn();
  await changed(account, freshAddress());
  const registration = { name: 'Penyerang', email: account.advisor.email, password };
  const register = () => server.visitor().post('/api/auth/register', registration);
  expect((await register()).problem()).toMatchObject({ status: 409, code: 'email_taken' });
  const other = await signedIn();
  await ask(other, account.advisor.email);
  const taking = await server.mails.tokenTo(account.advisor.email, 2);
  expect((await confirm(other, taking)).problem().code).toBe('email_taken');
  server.clock.advance({ minutes: 7 * 24 * 60 - 1 });
  expect((await register()).problem().code).toBe('email_taken');
  server.clock.advance({ minutes: 2 });
  expect((await register()).status).toBe(201);
});

test('nobody registers under a former address in the moment in which it is given up', async () => {
  const { advisor } = await signedIn();
  const registration = { name: 'Pencuri', email: advisor.email, password };
  const registered = await server.db.transaction(async () => {
    await server.db.knex('advisors').where({ id: advisor.id }).update({ email: freshAddress() });
    await linksService(server.db, server.clock.now).reserve(advisor.id, advisor.email);
    const response = server.visitor().post('/api/auth/register', registration);
    // Until it waits for the address, which is not given up yet. On SQLite it waits to begin.
    if (testEngine === 'mysql')
      await expect
        .poll(async () => {
          const [rows] = await server.db.knex.raw('show processlist');
          return rows.some((row: { Info: string | null }) => row.Info?.startsWith('insert into `advisors`'));
        })
        .toBe(true);
    return { response };
  });
  expect((await registered.response).problem()).toMatchObject({ status: 409, code: 'email_taken' });
});

test('an undo shuts out whoever is in also where somebody else has the former address', async () => {
  const account = await signedIn();
  const { client, advisor } = account;
  const email = freshAddress();
  const { undoing } = await changed(account, email);
  await server.signedInAdvisor({ email: advisor.email });
  expect((await undo(undoing)).as(contract.auth.undo.response).kept_address).toBe(email);
  expect((await client.get('/api/auth/me')).status).toBe(401);
  expect(await server.db.knex('advisors').where({ id: advisor.id }).first()).toMatchObject({
    ...{ email, password_hash: null },
  });
  const entries = server.db.knex('audit_entries').where({ advisor_id: advisor.id, action: 'changes_undone' });
  expect(await entries).toMatchObject([{ state_after: '{"address_restored":false}' }]);
});

test('a notice can be used for seven days', async () => {
  const noticeTo = async ({ client, advisor }: SignedIn) => {
    await client.post('/api/auth/password', { current_password: password, new_password: 'kata baharu' });
    const token = await server.mails.tokenTo(advisor.email);
    const [notice] = await server.mails.to(advisor.email);
    expect(notice?.subject).toContain('Kata laluan anda telah ditukar · Your password was changed');
    return token;
  };
  const [prompt, late] = [await noticeTo(await signedIn()), await noticeTo(await signedIn())];
  server.clock.advance({ minutes: 7 * 24 * 60 - 1 });
  expect((await undo(prompt)).status).toBe(200);
  server.clock.advance({ minutes: 2 });
  expect((await undo(late)).problem().code).toBe('link_not_valid');
});

test('the address of another account cannot be taken, and that is told only to whoever reads its mail', async () => {
  const other = await signedIn();
  const account = await signedIn();
  expect((await ask(account, other.advisor.email)).status).toBe(204);
  const token = await server.mails.tokenTo(other.advisor.email);
  expect((await confirm(account, token)).problem()).toMatchObject({ status: 409, code: 'email_taken' });
  expect(await actionsOf(account.advisor.id)).toEqual([]);
});

test('mails that strangers ask for to an address leave its owner those of their own', async () => {
  const { client, advisor } = await signedIn();
  const stranger = await signedIn();
  for (let count = 0; count < 5; count++) expect((await ask(stranger, advisor.email)).status).toBe(204);
  expect((await ask(await signedIn(), advisor.email)).problem()).toMatchObject({
    ...{ status: 429, code: 'too_many_requests' },
  });
  expect((await client.post('/api/auth/verification')).status).toBe(204);
  const { email } = advisor;
  expect((await server.visitor().post('/api/auth/password/forgot', { email })).status).toBe(204);
});

test('the link works for the account that asked for it alone, once, and ends with another password', async () => {
  const account = await signedIn();
  const other = await signedIn();
  const email = freshAddress();
  await ask(account, email);
  const token = await server.mails.tokenTo(email);
  expect((await confirm(other, token)).problem().code).toBe('link_of_another_account');
  await account.client.post('/api/auth/password', {
    current_password: password,
    new_password: 'kata baharu',
  });
  expect((await confirm(account, token)).problem().code).toBe('link_not_valid');
});

test.each([
  ['a wrong password', { current_password: 'wrong' }, { status: 403, code: 'wrong_password' }],
  ['no password', { current_password: '' }, { status: 400, code: 'invalid_request' }],
  ['no address', { email: '' }, { status: 400, code: 'invalid_request' }],
  ['what is no address', { email: 'siti' }, { status: 400, code: 'invalid_request' }],
])('%s changes nothing', async (_, wrong, refusal) => {
  const { client, advisor } = await signedIn();
  const body = { email: freshAddress(), current_password: password, ...wrong };
  expect((await client.post('/api/auth/email', body)).problem()).toMatchObject(refusal);
  expect(await server.db.knex('mails').where({ advisor_id: advisor.id })).toEqual([]);
});

test('the address that the account has is no other one', async () => {
  const account = await signedIn();
  expect((await ask(account, account.advisor.email.toUpperCase())).problem().errors).toMatchObject([
    { path: 'email' },
  ]);
});

test('nobody changes an address without a session, and no other token undoes anything', async () => {
  const visitor = server.visitor();
  for (const path of ['/api/auth/email', '/api/auth/email/confirm'])
    expect((await visitor.post(path, {})).status).toBe(401);
  const account = await signedIn();
  await account.client.post('/api/auth/verification');
  const verifying = await server.mails.tokenTo(account.advisor.email);
  expect((await undo(verifying)).problem().code).toBe('link_not_valid');
  expect((await undo('x'.repeat(43))).problem().code).toBe('link_not_valid');
});

test('a sign-in on a device that is new to the account is told, and can be undone', async () => {
  const { advisor } = await signedIn();
  expect((await signIn(advisor.email, password)).status).toBe(200);
  const body = { email: advisor.email, password };
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0';
  const thief = server.visitor();
  await thief.post('/api/auth/login', body, { headers: { 'User-Agent': userAgent } });
  expect((await thief.get('/api/auth/me')).status).toBe(200);

  const token = await server.mails.tokenTo(advisor.email);
  const mails = await server.mails.to(advisor.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Log masuk dari peranti baharu · Sign-in on a new device · 新设备登录');
  expect(mails[0]?.text).toContain('Device: Firefox · macOS');
  expect((await undo(token)).status).toBe(200);
  expect((await thief.get('/api/auth/me')).status).toBe(401);
});

test('a notice that a thief’s mailbox has put off brings no link once the owner has undone everything', async () => {
  let open = true;
  const isThiefs = (address: string) => address.startsWith('thief');
  const smtp = await startMailServer({ hasMailbox: address => open || !isThiefs(address) });
  const mailing = await startTestServer({ LK_SMTP_URL: smtp.url });
  const tokenTo = async (address: string) => {
    for (;;) {
      const mail = smtp.received.findLast(({ to }) => to?.[0]?.address === address);
      const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      if (token) return token;
      await sleep(5);
    }
  };
  const { client, advisor } = await mailing.signedInAdvisor({ password_hash: passwordHash });
  const take = async (email: string) => {
    open = true;
    await client.post('/api/auth/email', { email, current_password: password });
    const token = await tokenTo(email);
    open = false;
    mailing.clock.advance({ seconds: 1 });
    expect((await client.post('/api/auth/email/confirm', { token })).status).toBe(204);
  };
  await take('thief-1@example.com');
  const undoing = await tokenTo(advisor.email);
  await take('thief-2@example.com');
  const postponed = () =>
    mailing.db.knex('mails').where({ address: 'thief-1@example.com', state: 'failed' }).first();
  while (!(await postponed())) await sleep(5);
  const { id } = await postponed();

  expect((await mailing.visitor().post('/api/auth/undo', { token: undoing })).status).toBe(200);
  const { client: admin } = await mailing.signedInAdmin();
  expect((await admin.post(`/api/admin/mails/${id}/retry`)).problem().code).toBe('mail_not_found');
  expect(await mailing.db.knex('mailed_links').where({ advisor_id: advisor.id, purpose: 'undo' })).toEqual(
    [],
  );
  await mailing.stop();
  await smtp.close();
});
