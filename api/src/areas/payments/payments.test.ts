import { contract } from '@loan-kereta/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const path = '/api/admin/payments';
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const { server, admin } = await startWithAdmin();
beforeAll(async () => {
  // Enough for a database to prefer an index: twenty of each of a hundred advisors, one a day of each hundred.
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    advisor_id: 1000 + (index % 100),
    plan: 'premium',
    amount_sen: 4990 + index,
    note: 'Bank transfer',
    admin_id: admin.admin.id,
    admin_email: admin.admin.email,
    created_at: day(1 + Math.floor(index / 100)),
  }));
  await server.db.knex.batchInsert('payments', rows, 100);
});

const list = async (query: string) =>
  (await admin.client.get(`${path}?${query}`)).as(contract.payments.list.response);

test('payments are listed newest first, of all or of one advisor, and within a time', async () => {
  const { items, total, next } = await list('advisor_id=1007&limit=3');
  expect(items[0]).toEqual({
    id: expect.any(Number),
    advisor_id: 1007,
    advisor_name: null,
    plan: 'premium',
    amount: 68.97,
    note: 'Bank transfer',
    takes_back: null,
    admin_email: admin.admin.email,
    created_at: day(20).toISOString(),
  });
  expect(total).toEqual({ count: 20, more: false });
  const after = await list(`advisor_id=1007&limit=3&cursor=${next}`);
  expect([...items, ...after.items].map(item => item.created_at)).toEqual(
    [20, 19, 18, 17, 16, 15].map(number => day(number).toISOString()),
  );
  const within = await list(`since=${day(3).toISOString()}&until=${day(5).toISOString()}&sort=created_at`);
  expect(within.total.count).toBe(200);
  expect(within.items[0]?.created_at).toBe(day(3).toISOString());
});

test('a list of payments is read from an index, without sorting', async () => {
  const time = `since=${day(2).toISOString()}&until=${day(19).toISOString()}`;
  for (const query of ['', 'advisor_id=1005', time, `advisor_id=1005&${time}`])
    for (const sort of ['-created_at', 'created_at'])
      await expectIndexed(server.db, 'payments', async () => {
        const { next } = await list(`${query}&sort=${sort}&limit=5`);
        await list(`${query}&sort=${sort}&limit=5&cursor=${next}`);
      });
});

test.each([
  ['since=yesterday', 'since', 'From: Use a time such as 2026-12-31T15:59:59Z.'],
  ['until=9999-12-31T23:59:59-23:00', 'until', 'Until: Use a time in the years 2000 to 2099.'],
])('a time like %s is refused', async (query, name, message) => {
  const problem = (await admin.client.get(`${path}?${query}`)).problem();
  expect(problem).toMatchObject({ status: 400, errors: [{ path: name, message }] });
});

test('the database itself refuses that a payment is changed or deleted', async () => {
  const { knex } = server.db;
  for (const change of [{ amount_sen: 1 }, { plan: 'basic' }, { note: 'another' }, { advisor_id: 1 }])
    await expect(knex('payments').where({ id: 1 }).update(change)).rejects.toThrow(
      /history is never changed/,
    );
  await expect(knex('payments').where({ id: 1 }).del()).rejects.toThrow(/history is never changed/);
});

test('an advisor’s exported file has the payments, and of a deleted account they stay without notes', async () => {
  const password = 'rahsia saya';
  const password_hash = await hashOf(password);
  const { client, advisor } = await server.signedInAdvisor({ password_hash });
  const row = { advisor_id: advisor.id, plan: 'premium', amount_sen: 4900, note: 'From Siti' };
  const by = { admin_id: admin.admin.id, admin_email: admin.admin.email };
  await server.db.knex('payments').insert({ ...row, ...by, created_at: day(1) });
  const before = await list(`advisor_id=${advisor.id}`);
  expect(before.items).toMatchObject([{ advisor_name: advisor.name, amount: 49 }]);
  const file = (await client.get('/api/me/export')).as(contract.account.export.response);
  expect(file.payments).toEqual([{ plan: 'premium', amount: 49, created_at: day(1).toISOString() }]);
  expect((await client.delete('/api/me', { password })).status).toBe(204);
  const { items } = await list(`advisor_id=${advisor.id}`);
  expect(items).toMatchObject([{ advisor_name: null, amount: 49, note: null }]);
});
