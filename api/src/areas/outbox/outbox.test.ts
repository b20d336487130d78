import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { Database } from '../../db/database.ts';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import { TestClock } from '../../testing/clock.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { ServerProcess } from '../../testing/process.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createSeededDatabase } from '../../testing/template.ts';
import type { Account } from '../advisors/account.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function started(settings: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(settings);
  ends.push(server.stop);
  return server;
}
async function mailServer(behaviour?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  ends.push(server.close);
  return server;
}

const mails = (db: Database) => db.knex('mails').orderBy('id');
/** Waits until all mails have reached a state; in vain until the test's own limit. */
async function settled(db: Database, state: string, count = 1) {
  for (;;) {
    const rows = await db.knex('mails').where({ state });
    if (rows.length >= count) return rows;
    await sleep(10);
  }
}
/** Waits until a mail was tried and is to be tried again. */
async function postponed(db: Database, attempts: number) {
  for (;;) {
    const row = await db.knex('mails').where({ attempts, taken: false, state: 'waiting' }).first();
    if (row) return row;
    await sleep(10);
  }
}

const listed = async (server: TestServer, query = '') => {
  const { client } = await server.signedInAdmin();
  return { client, ...(await client.get(`/api/admin/mails${query}`)).as(contract.mails.list.response) };
};

test('a mail that the server is down for is sent once it is up', async () => {
  const first = await startMailServer();
  await first.close();
  const server = await started({ LK_SMTP_URL: first.url });
  const { client, advisor } = await server.signedInAdvisor();
  expect((await client.post('/api/auth/verification')).status).toBe(204);
  expect(await postponed(server.db, 1)).toMatchObject({
    last_error: expect.stringContaining('ECONNREFUSED'),
  });

  const { client: admin, items } = await listed(server);
  expect(items).toMatchObject([
    { kind: 'verify', address: advisor.email, state: 'waiting', attempts: 1, sent_at: null },
  ]);
  const second = await mailServer({ port: Number(new URL(first.url).port) });
  server.clock.advance({ minutes: 2 });
  const [sent] = await settled(server.db, 'sent');
  expect(sent).toMatchObject({ attempts: 2, details: null, last_error: null });
  expect(second.received).toMatchObject([{ to: [{ address: advisor.email }] }]);
  const again = await admin.post(`/api/admin/mails/${sent.id}/retry`);
  expect(again.problem()).toMatchObject({ status: 409, code: 'mail_already_sent' });
});

test('an address that the mail server refuses is given up at once; the others get their mails, and an admin tries again', async () => {
  let open = false;
  const smtp = await mailServer({ hasMailbox: address => open || !address.startsWith('refused') });
  const server = await started({ LK_SMTP_URL: smtp.url });
  const refused = await server.signedInAdvisor({ email: 'refused@example.com' });
  const other = await server.signedInAdvisor();
  await refused.client.post('/api/auth/verification');
  await other.client.post('/api/auth/verification');
  await settled(server.db, 'sent');
  const [failed] = await settled(server.db, 'failed');
  expect(failed).toMatchObject({ address: 'refused@example.com', attempts: 1 });
  expect(smtp.received).toMatchObject([{ to: [{ address: other.advisor.email }] }]);

  const { client: admin, items } = await listed(server, '?state=failed');
  expect(items).toEqual([
    expect.objectContaining({
      id: failed.id,
      last_error: expect.stringMatching(/550 <\[address\]>: no such/),
    }),
  ]);
  open = true;
  expect((await admin.post(`/api/admin/mails/${failed.id}/retry`)).status).toBe(204);
  await settled(server.db, 'sent', 2);
  expect(smtp.received).toHaveLength(2);
  const entries = await server.db.knex('audit_entries').where({ action: 'mail_retried' });
  expect(entries).toMatchObject([{ actor: 'admin' }]);
  expect(server.log.join('')).not.toContain('@example.com');
});

test('a link to another password that has not gone out does not do so after the password was changed', async () => {
  const gone = await startMailServer();
  await gone.close();
  const server = await started({ LK_SMTP_URL: gone.url });
  const [password_hash, other] = [await hashOf('rahsia saya'), await server.signedInAdvisor()];
  const { client, advisor } = await server.signedInAdvisor({ password_hash });
  const admin = await server.signedInAdmin();
  for (const { email } of [advisor, other.advisor])
    await server.visitor().post('/api/auth/password/forgot', { email });
  await admin.client.post(`/api/admin/users/${advisor.id}/reset-password`);
  const resets = () => server.db.knex('mails').where({ kind: 'reset' }).pluck('address');
  expect(await resets()).toHaveLength(3);
  const change = { current_password: 'rahsia saya', new_password: 'kata baharu' };
  expect((await client.post('/api/auth/password', change)).status).toBe(204);
  expect(await resets()).toEqual([other.advisor.email]);
});

test('after enough attempts a mail is given up', async () => {
  const gone = await startMailServer();
  await gone.close();
  const server = await started({ LK_SMTP_URL: gone.url });
  const admin = await server.signedInAdmin();
  const { client } = await server.signedInAdvisor();
  await client.post('/api/auth/verification');
  for (let attempt = 1; attempt < 10; attempt++) {
    const { id } = await postponed(server.db, attempt);
    await admin.client.post(`/api/admin/mails/${id}/retry`);
  }
  const [given] = await settled(server.db, 'failed');
  expect(given).toMatchObject({ attempts: 10 });
  // An admin who has it tried again gives it as many again: the mail server may not be well yet.
  await admin.client.post(`/api/admin/mails/${given.id}/retry`);
  expect(await postponed(server.db, 11)).toMatchObject({ id: given.id });
});

/** A mail as it waits for whichever process is free. */
const waiting = ({ id, email }: Pick<Account, 'id' | 'email'>, now: Date) => ({
  kind: 'verify',
  advisor_id: id,
  address: email,
  details: '{}',
  state: 'waiting',
  attempts: 0,
  taken: false,
  next_at: now,
  created_at: now,
});

/** A database, and how a process of the server is told of it. */
async function sharedDatabase(smtp: MailServer) {
  const own = await createSeededDatabase(true);
  ends.push(own.remove);
  const settings = { LK_DATABASE_URL: own.url, LK_SMTP_URL: smtp.url, LK_MAIL_FROM: 'us@example.com' };
  const start = async () => {
    const process = new ServerProcess(settings);
    ends.push(() => process.kill());
    await process.started();
    return process;
  };
  const open = () => {
    const db = new Database(readConfig({ LK_DATABASE_URL: own.url }).database);
    ends.push(() => db.close());
    return db;
  };
  return { settings, start, open };
}

test('a process that is killed between sending and marking loses no mail: another sends it', async () => {
  const arrived = Promise.withResolvers<void>();
  const never = new Promise<void>(() => {});
  let holding = true;
  const smtp = await mailServer({
    beforeTaking: async () => {
      arrived.resolve();
      if (holding) await never;
    },
  });
  const shared = await sharedDatabase(smtp);
  const process = await shared.start();
  const db = shared.open();
  const { now } = new TestClock();
  await db.knex('mails').insert(waiting(await addAdvisor(db, now), now()));
  await arrived.promise;
  await process.kill();
  holding = false;
  const [taken] = await mails(db);
  expect(taken).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(Boolean(taken.taken)).toBe(true);

  const server = await started(shared.settings);
  server.clock.advance({ minutes: 6 });
  expect(await settled(db, 'sent')).toMatchObject([{ attempts: 2 }]);
  expect(smtp.received.map(mail => mail.messageId)).toEqual([
    expect.any(String),
    smtp.received[0]?.messageId,
  ]);
});

test('of two processes each mail is sent by one', async () => {
  const smtp = await mailServer();
  const shared = await sharedDatabase(smtp);
  await Promise.all([shared.start(), shared.start()]);
  const db = shared.open();
  const { now } = new TestClock();
  const advisors: Account[] = [];
  for (let count = 0; count < 40; count++) advisors.push(await addAdvisor(db, now));
  await db.knex('mails').insert(advisors.map(advisor => waiting(advisor, now())));
  await settled(db, 'sent', advisors.length);
  const addresses = smtp.received.map(mail => mail.to?.[0]?.address).sort();
  expect(addresses).toEqual(advisors.map(({ email }) => email).sort());
});

test('what is rolled back sends nothing, and what is sent holds no link in the database', async () => {
  const smtp = await mailServer();
  const server = await started({ LK_SMTP_URL: smtp.url });
  const { client, advisor } = await server.signedInAdvisor();
  const row = { kind: 'verify', advisor_id: advisor.id, address: advisor.email, state: 'waiting' };
  const times = { next_at: server.clock.now(), created_at: server.clock.now() };
  const failing = server.db.transaction(async () => {
    await server.db.knex('mails').insert({ ...row, ...times, attempts: 0, taken: false, details: '{}' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await client.post('/api/auth/verification');
  await settled(server.db, 'sent');
  expect(smtp.received).toHaveLength(1);
  const token = /#token=([\w-]{43})/.exec(smtp.received[0]?.text ?? '')?.[1] ?? 'none';
  for (const table of ['mails', 'mailed_links', 'audit_entries'])
    expect(JSON.stringify(await server.db.knex(table))).not.toContain(token);
  expect(server.log.join('')).not.toContain(token);
});

test('a link asked for an address that nobody has is forgotten', async () => {
  const smtp = await mailServer();
  const server = await started({ LK_SMTP_URL: smtp.url });
  const response = await server.visitor().post('/api/auth/password/forgot', { email: 'nobody@example.com' });
  expect(response.status).toBe(204);
  while ((await mails(server.db)).length > 0) await sleep(10);
  expect(smtp.received).toEqual([]);
});

test('mails older than 30 days are cleared away', async () => {
  const smtp = await mailServer();
  const server = await started({ LK_SMTP_URL: smtp.url });
  const [old, young] = [await server.signedInAdvisor(), await server.signedInAdvisor()];
  for (const { client } of [old, young]) await client.post('/api/auth/verification');
  await settled(server.db, 'sent', 2);
  const limit = server.clock.now().getTime() - 30 * 86_400_000;
  const date = ({ advisor }: typeof old, at: number) =>
    mails(server.db)
      .where({ advisor_id: advisor.id })
      .update({ created_at: new Date(at) });
  await date(old, limit - 60_000);
  // The other server needs its time to start.
  await date(young, limit + 3_600_000);
  await started({ LK_SMTP_URL: smtp.url, LK_DATABASE_URL: server.databaseUrl });
  await expect.poll(() => mails(server.db).pluck('advisor_id')).toEqual([young.advisor.id]);
});
