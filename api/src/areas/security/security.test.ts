import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { auditService } from '../audit/audit.ts';
import { securityExport } from './export.ts';
import { type SecurityLog, securityLog } from './log.ts';

const password = 'rahsia saya';
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0';
let server: TestServer;
let passwordHash: string;
let log: SecurityLog;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashOf(password);
  log = securityLog(server.db, server.clock.now);
});
afterAll(() => server.stop());

const rows = (where: Record<string, unknown>) => server.db.knex('security_events').where(where).orderBy('id');
/** Waits for what is written after the answer. */
async function written(where: Record<string, unknown>, total: number) {
  for (;;) {
    const found = await rows(where);
    if (found.reduce((sum, row) => sum + row.count, 0) >= total) return found;
    await sleep(5);
  }
}
const signIn = (email: string, secret: string) =>
  server
    .visitor()
    .post('/api/auth/login', { email, password: secret }, { headers: { 'User-Agent': firefox } });

test('sign-ins, refusals and changes are written down with network and device; what is alike is counted', async () => {
  const { advisor, client } = await server.signedInAdvisor({ password_hash: passwordHash });
  for (let count = 0; count < 3; count++) await signIn(advisor.email.toUpperCase(), 'wrong');
  await signIn(advisor.email, password);
  await client.post('/api/auth/password', { current_password: 'wrong', new_password: 'kata baharu' });
  const found = await written({ advisor_id: advisor.id }, 5);
  const seen = found.map(({ kind, outcome, count, network, device }) => [
    kind,
    outcome,
    count,
    network,
    device,
  ]);
  expect(seen).toHaveLength(3);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['sign_in', 'sign_in_failed', 3, '127.0.0.1', 'Firefox · macOS'],
      ['sign_in', 'ok', 1, '127.0.0.1', 'Firefox · macOS'],
      ['password_change', 'wrong_password', 1, '127.0.0.1', null],
    ]),
  );
  expect(JSON.stringify(found)).not.toContain('@');
});

test('what was done by a mailed link is written down for the account whose link it was', async () => {
  const { advisor } = await server.signedInAdvisor({ password_hash: passwordHash });
  const visitor = server.visitor();
  await visitor.post('/api/auth/password/forgot', { email: advisor.email });
  const token = await server.mails.tokenTo(advisor.email);
  const { advisor: other } = await server.signedInAdvisor();
  const reset = { token, password: 'kata baharu' };
  const headers = { 'Idempotency-Key': randomUUID() };
  // Asked again it is answered again, and written down of nobody whom its body then names.
  for (const body of [reset, { ...reset, email: other.email }])
    expect((await visitor.post('/api/auth/password/reset', body, { headers })).status).toBe(204);
  const undo = { token: await server.mails.tokenTo(advisor.email, 2) };
  expect((await visitor.post('/api/auth/undo', undo)).status).toBe(200);
  const kinds = (await written({ advisor_id: advisor.id }, 3)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['reset_request', 'password_reset', 'undo']));
  expect(await rows({ advisor_id: other.id })).toEqual([]);

  const { admin, client } = await server.signedInAdmin();
  await client.post(`/api/admin/admins/${admin.id}/password-link`);
  const own = { token: await server.mails.tokenTo(admin.email), password: 'kata laluan saya' };
  expect((await visitor.post('/api/admin/password/set', own)).status).toBe(204);
  expect(await written({ admin_id: admin.id }, 1)).toMatchObject([{ kind: 'password_reset', outcome: 'ok' }]);
});

test('a sign-in of nobody is written down without an account, and one without sense not at all', async () => {
  const before = await rows({ kind: 'sign_in', outcome: 'sign_in_failed', advisor_id: null });
  expect(before).toEqual([]);
  await signIn('nobody@example.com', 'wrong');
  await server.visitor().post('/api/auth/login', { email: '' });
  await written({ outcome: 'sign_in_failed', advisor_id: null }, 1);
  expect(await rows({ outcome: 'invalid_request' })).toEqual([]);
});

test('an advisor’s sign-out is written down, and that of nobody is not', async () => {
  const { advisor, client } = await server.signedInAdvisor();
  expect((await server.visitor().post('/api/auth/logout')).status).toBe(204);
  expect((await client.post('/api/auth/logout')).status).toBe(204);
  expect((await client.post('/api/auth/logout')).status).toBe(204);
  await written({ advisor_id: advisor.id, kind: 'sign_out' }, 1);
  const found = await rows({ kind: 'sign_out' });
  expect(found.map(({ advisor_id, outcome, count }) => [advisor_id, outcome, count])).toEqual([
    [advisor.id, 'ok', 1],
  ]);
});

test('what an admin does with a second factor, and the sign-out, is written down for that admin', async () => {
  const { admin, client } = await server.signedInAdmin();
  await server.db.knex('admins').where({ id: admin.id }).update({ password_hash: passwordHash });
  const path = '/api/admin/second-factor';
  const { secret } = (await client.post(path)).as(contract.secondFactor.enrol.response);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
  expect((await client.post(`${path}/confirm`, { code })).status).toBe(200);
  expect((await client.post('/api/admin/step-up', { code })).problem().status).toBeLessThan(500);
  expect((await client.post('/api/admin/logout')).status).toBe(204);
  const seen = (await written({ admin_id: admin.id }, 3)).map(({ kind, advisor_id }) => [kind, advisor_id]);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['second_factor_added', null],
      ['step_up', null],
      ['admin_sign_out', null],
    ]),
  );
});

const attempt = (advisorId: number | null, network: string, device: string | null = null) => ({
  kind: 'sign_in' as const,
  outcome: 'sign_in_failed',
  advisorId,
  adminId: null,
  network,
  device,
});

test('what was tried by an account that is deleted meanwhile goes with it', async () => {
  await log.record(attempt(2_000_000_000, '10.9.9.9'));
  expect(await rows({ advisor_id: 2_000_000_000 })).toEqual([]);
});

test('an attacker with a thousand networks or names for a browser gets no more rows than anybody', async () => {
  const { advisor } = await server.signedInAdvisor();
  for (let count = 0; count < 60; count++)
    await log.record(attempt(advisor.id, `10.0.0.${count}`, `Browser ${count}`));
  const found = await rows({ advisor_id: advisor.id });
  expect(found.length).toBeLessThanOrEqual(21);
  expect(found.reduce((sum, row) => sum + row.count, 0)).toBe(60);
  expect(found.at(-1)).toMatchObject({ network: null, device: null, count: 40 });
  // And hides nothing of who gets in after all.
  await log.record({ ...attempt(advisor.id, '10.0.1.1', 'The right one'), outcome: 'ok' });
  expect(await rows({ advisor_id: advisor.id, outcome: 'ok' })).toMatchObject([
    { network: '10.0.1.1', device: 'The right one' },
  ]);
});

test('one network gets no more rows, however many accounts it tries', async () => {
  const advisors = [];
  for (let count = 0; count < 60; count++) advisors.push((await addAdvisor(server.db, server.clock.now)).id);
  for (const id of advisors) await log.record(attempt(id, '10.9.9.9'));
  expect(await rows({ network: '10.9.9.9' })).toHaveLength(50);
});

test('of requests at the same time each is counted', async () => {
  const { advisor } = await server.signedInAdvisor();
  await Promise.all(Array.from({ length: 8 }, () => log.record(attempt(advisor.id, '10.8.8.8'))));
  expect(await rows({ advisor_id: advisor.id })).toMatchObject([{ count: 8 }]);
});

test('admins read it page by page, and nobody else does', async () => {
  const { advisor, client: other } = await server.signedInAdvisor();
  for (let count = 0; count < 5; count++) await log.record(attempt(advisor.id, `10.7.7.${count}`));
  const { client } = await server.signedInAdmin();
  const read = async (query: string) =>
    (await client.get(`/api/admin/security?advisor_id=${advisor.id}${query}`)).as(
      contract.security.list.response,
    );
  const first = await read('&limit=3');
  const second = await read(`&limit=3&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(item => item.network)).toEqual([
    '10.7.7.4',
    '10.7.7.3',
    '10.7.7.2',
    '10.7.7.1',
    '10.7.7.0',
  ]);
  expect(second.next).toBeNull();
  expect(first.items[0]).toMatchObject({ advisor_name: advisor.name, admin_email: null });
  for (const [filter, found] of [
    ['&network=10.7.7.1', 1],
    ['&kind=sign_in', 5],
    ['&kind=undo', 0],
    ['&admin_id=1', 0],
    ['&since=2020-01-01T00:00:00Z', 5],
    ['&until=2020-01-01T00:00:00Z', 0],
  ] as const)
    expect((await read(filter)).items, filter).toHaveLength(found);
  expect((await client.get('/api/admin/security?advisor_id=x')).status).toBe(400);
  expect((await server.visitor().get('/api/admin/security')).status).toBe(401);
  expect((await other.get('/api/admin/security')).status).toBe(403);
});

test('after 90 days a row is cleared away, a bounded number at a time', async () => {
  const { advisor } = await server.signedInAdvisor();
  const limit = server.clock.now().getTime() - 90 * 86_400_000;
  const row = (bucket: string, at: number) => ({
    ...{ bucket, kind: 'sign_in', outcome: 'ok', advisor_id: advisor.id, count: 1 },
    ...{ created_at: new Date(at), last_at: new Date(at) },
  });
  const old = Array.from({ length: 501 }, (_, number) => row(`old-${number}`, limit - 60_000));
  await server.db.knex.batchInsert('security_events', [...old, row('young', limit + 60_000)], 100);
  expect(await log.clearSome()).toBe(true);
  expect(await rows({ advisor_id: advisor.id })).toHaveLength(2);
  expect(await log.clearSome()).toBe(false);
  expect(await rows({ advisor_id: advisor.id })).toMatchObject([{ bucket: 'young' }]);
});

test('each page is read from an index', async () => {
  const { advisor } = await server.signedInAdvisor();
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    bucket: `many-${number}`,
    kind: number % 100 === 1 ? 'address_change' : 'sign_in',
    outcome: 'ok',
    network: number % 100 === 2 ? '203.0.113.9' : '198.51.100.1',
    advisor_id: number % 100 === 0 ? advisor.id : null,
    count: 1,
    created_at: new Date(number),
    last_at: new Date(number),
  }));
  await server.db.knex.batchInsert('security_events', rows, 100);
  const { client } = await server.signedInAdmin();
  for (const filter of [`advisor_id=${advisor.id}&`, 'kind=address_change&', 'network=203.0.113.9&', ''])
    for (const sort of ['-created_at', 'created_at'])
      await expectIndexed(server.db, 'security_events', async () => {
        const path = `/api/admin/security?${filter}sort=${sort}&limit=5`;
        const { next, total } = (await client.get(path)).as(contract.security.list.response);
        expect(total).toEqual(filter ? { count: 30, more: false } : { count: 1000, more: true });
        expect((await client.get(`${path}&cursor=${next}`)).status).toBe(200);
      });
});

test('the whole log is had as a table, batch by batch, and the history says who took it', async () => {
  const { client, admin } = await server.signedInAdmin();
  const { text } = await client.get('/api/admin/security.csv');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toContain(
    'id,kind,outcome,advisor_id,admin_id,network,device,count,first_at (Malaysia UTC+8),last_at (Malaysia UTC+8)',
  );
  expect(lines.at(-1)).toMatch(/,(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\1$/);
  const ids = lines.map(line => Number(line.split(',')[0]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(3000);
  const { advisor_id } = await server.db.knex('security_events').where({ bucket: 'many-0' }).first();
  const one = await client.get(`/api/admin/security.csv?advisor_id=${advisor_id}`);
  expect(one.text.trimEnd().split('\r\n')).toHaveLength(31);
  const taken = await server.db.knex('audit_entries').where({ action: 'security_exported' }).orderBy('id');
  const all = { kind: null, advisor_id: null, admin_id: null, network: false, since: null, until: null };
  expect(taken.map(({ admin_email, details }) => [admin_email, JSON.parse(details)])).toEqual([
    [admin.email, all],
    [admin.email, { ...all, advisor_id }],
  ]);
  expect((await server.visitor().get('/api/admin/security.csv')).status).toBe(401);
  expect((await client.get('/api/admin/security.csv?advisor_id=x')).status).toBe(400);
});

test('one admin takes two tables of it at once; a third is refused, and written nowhere', async () => {
  const { admin } = await server.signedInAdmin();
  const { db, clock } = server;
  const exportLog = securityExport(log, auditService(db, clock.now));
  const begin = async () => {
    const table = exportLog({ adminId: admin.id, email: admin.email }, {});
    await table.next();
    await table.next();
    return table;
  };
  const [first, second] = [await begin(), await begin()];
  await expect(begin()).rejects.toMatchObject({ code: 'too_many_requests' });
  await first.return(undefined);
  const third = await begin();
  const taken = { action: 'security_exported', admin_id: admin.id };
  expect(await db.knex('audit_entries').where(taken)).toHaveLength(3);
  await Promise.all([second.return(undefined), third.return(undefined)]);
});
