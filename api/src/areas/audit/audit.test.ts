import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendOnlyTables } from '../../append-only.ts';
import { keepAppendOnly } from '../../db/append-only.ts';
import { addAdvisor } from '../../testing/accounts.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Actor, type Audit, auditService } from './audit.ts';

let server: TestServer;
let audit: Audit;
beforeAll(async () => {
  server = await startTestServer();
  audit = auditService(server.db, server.clock.now);
});
afterAll(() => server.stop());

const admin: Actor = { kind: 'admin', adminId: 7, email: 'boss@example.com' };
const counts = (added: number) => ({
  before: {},
  after: {},
  details: { version: 2, added, removed: 0, changed: 0 },
});
const newAdvisorId = async () => (await addAdvisor(server.db, server.clock.now)).id;
type Query = Parameters<Audit['page']>[0];
const page = (filter: Omit<Query, 'sort' | 'limit'>, limit: number, cursor?: string) =>
  audit.page({ sort: '-created_at', limit, cursor, ...filter });
const entriesOf = async (filter: Omit<Query, 'sort' | 'limit'>, limit: number) =>
  (await page(filter, limit)).items;
const rowsOf = (advisorId: number) =>
  server.db.knex('audit_entries').where({ advisor_id: advisorId }).orderBy('id');
const written = (advisorId: number) =>
  server.db.transaction(() =>
    audit.write({ kind: 'advisor' }, { advisorId }, 'registered', { after: { is_approved: true } }),
  );

test('a change and its entry are kept together, and the entry is read as it was written', async () => {
  const advisorId = await newAdvisorId();
  const before = { plan: 'basic', plan_expires_at: null, is_approved: true } as const;
  const after = { ...before, plan: 'diamond' } as const;
  const result = await audit.audited(
    { kind: 'owner' },
    { advisorId },
    'owner_diamond_activated',
    async () => {
      await server.db.knex('advisors').where({ id: advisorId }).update({ plan: 'diamond' });
      return { record: { before, after }, result: 'done' };
    },
  );
  expect(result).toBe('done');
  expect(await entriesOf({ advisor_id: advisorId }, 10)).toEqual([
    {
      id: expect.any(Number),
      action: 'owner_diamond_activated',
      actor: 'owner',
      admin_email: null,
      before,
      after,
      details: {},
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      network: null,
      request_id: null,
      advisor_id: advisorId,
      target_admin_id: null,
      admin_id: null,
    },
  ]);
});

test('an entry outside a transaction is refused', async () => {
  const advisorId = await newAdvisorId();
  const write = audit.write({ kind: 'advisor' }, { advisorId }, 'password_changed', {});
  await expect(write).rejects.toThrow(/"password_changed" must be written/);
  expect(await rowsOf(advisorId)).toEqual([]);
});

test('a record that is not what the registry says is refused, and the change with it', async () => {
  const advisorId = await newAdvisorId();
  const change = audit.audited({ kind: 'advisor' }, { advisorId }, 'registered', async () => {
    await server.db.knex('advisors').where({ id: advisorId }).update({ name: 'Changed' });
    const after = { is_approved: true, email: 'siti@example.com' };
    return { record: { after }, result: undefined };
  });
  await expect(change).rejects.toThrow('email');
  expect(await server.db.knex('advisors').where({ id: advisorId }).first()).toMatchObject({
    name: 'Siti Aminah',
  });
  expect(await rowsOf(advisorId)).toEqual([]);
});

test('an entry is gone when what it tells of is rolled back', async () => {
  const advisorId = await newAdvisorId();
  const failing = audit.audited({ kind: 'advisor' }, { advisorId }, 'password_changed', async () => {
    await server.db.transaction(() => audit.write({ kind: 'advisor' }, { advisorId }, 'email_verified', {}));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rowsOf(advisorId)).toEqual([]);
});

test('the database itself refuses that an entry is changed or deleted', async () => {
  const advisorId = await newAdvisorId();
  await written(advisorId);
  const [before] = await rowsOf(advisorId);
  const entries = () => server.db.knex('audit_entries').where({ advisor_id: advisorId });
  const changes = {
    action: 'x',
    details: '{"a":1}',
    created_at: new Date(0),
    network: '9.9.9.9',
    advisor_id: 1,
  };
  for (const [name, value] of Object.entries({ ...changes, admin_id: 1, personal: '{}', state_after: null }))
    await expect(entries().update({ [name]: value }), name).rejects.toThrow(/history is never changed/);
  await expect(entries().del()).rejects.toThrow(/history is never changed/);
  const replace = `${server.db.engine === 'sqlite' ? 'insert or replace' : 'replace'} into audit_entries (id, action, details, created_at) values (?, 'x', '{}', ?)`;
  await expect(server.db.knex.raw(replace, [before.id, new Date(0)])).rejects.toThrow(/never changed/);
  expect(await rowsOf(advisorId)).toEqual([before]);
  expect(await keepAppendOnly(server.db, appendOnlyTables), 'a second time').toBe(true);
});

test('what tells of the person goes with the account, and the rest of the entry stays', async () => {
  const { client, advisor } = await server.signedInAdvisor({ email_verified_at: null });
  await client.post('/api/auth/verification');
  const token = await server.mails.tokenTo(advisor.email);
  await client.post('/api/auth/verification/confirm', { token });
  expect(await rowsOf(advisor.id)).toMatchObject([{ action: 'email_verified', network: '127.0.0.1' }]);
  await audit.records.release(advisor.id);
  expect(await rowsOf(advisor.id)).toMatchObject([{ action: 'email_verified', network: null }]);
});

test('pages follow each other, newest first, also among entries of the same moment', async () => {
  const advisorId = await newAdvisorId();
  for (let count = 0; count < 7; count++) {
    await written(advisorId);
    if (count === 4) server.clock.advance({ seconds: 1 });
  }
  const all = await entriesOf({ advisor_id: advisorId }, 100);
  expect(all).toHaveLength(7);
  expect(all.map(entry => entry.id)).toEqual(all.map(entry => entry.id).sort((one, other) => other - one));
  const paged = [];
  for (let cursor: string | undefined; ; ) {
    const { items, next, total } = await page({ advisor_id: advisorId }, 3, cursor);
    expect(total).toEqual({ count: 7, more: false });
    paged.push(...items);
    if (next === null) break;
    cursor = next;
  }
  expect(paged).toEqual(all);
});

test('what an admin did, and what was done of one kind, is found', async () => {
  const advisorId = await newAdvisorId();
  await written(advisorId);
  for (const added of [1, 2])
    await audit.audited(admin, 'models', 'models_saved', async () => ({
      record: counts(added),
    }));
  const added = (entries: readonly { details: Record<string, unknown> }[]) =>
    entries.map(entry => entry.details.added);
  expect(added(await entriesOf({ admin_id: 7 }, 10))).toEqual([2, 1]);
  expect(added(await entriesOf({ action: 'models_saved' }, 10))).toEqual([2, 1]);
  expect(added(await entriesOf({}, 2))).toEqual([2, 1]);
  expect((await entriesOf({ admin_id: 7 }, 1))[0]).toMatchObject({ admin_email: 'boss@example.com' });
});

/** Enough entries for a database to prefer an index. */
async function addMany(): Promise<void> {
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    advisor_id: 1000 + (number % 300),
    admin_id: 100 + (number % 50),
    target_admin_id: number % 40 === 0 ? 100 : null,
    network: `198.51.100.${number % 60}`,
    action: `action-${number % 29}`,
    details: '{}',
    created_at: new Date(number * 1000),
  }));
  await server.db.knex.batchInsert('audit_entries', rows, 100);
}

test('a page is read from an index, without sorting, whatever it is a page of', async () => {
  await addMany();
  const [one, admin, action] = [{ advisor_id: 1005 }, { admin_id: 105 }, { action: 'action-5' }];
  const time = { since: new Date(500_000), until: new Date(2_500_000) };
  const both = { ...admin, ...action };
  const network = { network: '198.51.100.5' };
  const alone = [{}, time, one, admin, action, network, { target_admin_id: 100 }];
  const together = [both, { ...one, ...action }, { ...one, ...both }, { ...network, ...action }];
  for (const filter of [...alone, ...together])
    for (const within of filter === time ? [{}] : [{}, time])
      await expectIndexed(server.db, 'audit_entries', async () => {
        const { next } = await page({ ...filter, ...within }, 3);
        await page({ ...filter, ...within }, 3, next ?? undefined);
      });
});

test('what never meets is found by both at once, however many entries each of them has', async () => {
  const index = {
    audit_by_network_and_action: { network: '198.51.100.1', action: 'action-5' },
    audit_by_admin_and_network: { admin_id: 105, network: '198.51.100.1' },
    audit_by_admin_and_action: { admin_id: 105, action: 'action-6' },
  };
  for (const [name, filter] of Object.entries(index)) {
    const { sql, bindings } = server.db
      .knex('audit_entries')
      .where(filter)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(3)
      .toSQL()
      .toNative();
    const explain = server.db.engine === 'sqlite' ? 'explain query plan' : 'explain';
    expect(JSON.stringify(await server.db.knex.raw(`${explain} ${sql}`, [...bindings]))).toContain(name);
  }
});
