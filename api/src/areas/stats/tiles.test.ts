import { contract } from '@loan-kereta/sdk/contract';
import { planDetails } from '@loan-kereta/sdk/plans';
import { expect, test } from 'vitest';
import { addAdvisor } from '../../testing/accounts.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import type { NewAccount } from '../advisors/new-account.ts';
import { dateOf, monthStart } from './days.ts';

const { server, admin } = await startWithAdmin({ LK_DEMO: 'false' });
const hour = 3_600_000;
const later = (hours: number) => new Date(server.clock.now().getTime() + hours * hour);
const add = (changes: Partial<NewAccount>) => addAdvisor(server.db, server.clock.now, changes);

const pageOf = async (query: string, cursor: string | null) =>
  (await admin.client.get(`/api/admin/users?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`)).as(
    contract.adminUsers.list.response,
  );

/** All rows of a list of users, page by page, beside the count that the list itself gives. */
async function rowsOf(query: string) {
  const first = await pageOf(query, null);
  const rows = [...first.items];
  for (let { next } = first; next !== null; ) {
    const page = await pageOf(query, next);
    rows.push(...page.items);
    next = page.next;
  }
  expect(rows).toHaveLength(first.total.count);
  return rows;
}

test('every tile of the dashboard agrees with the rows of its list', async () => {
  await add({ plan: 'premium', plan_expires_at: later(1) });
  await add({ plan: 'premium', plan_expires_at: later(24 * 30) });
  await add({ plan: 'premium', plan_expires_at: later(-1) });
  await add({ plan: 'premium', penalty_until: later(2) });
  await add({ plan: 'premium', is_approved: false });
  await add({ plan: 'diamond' });
  await add({ plan: 'diamond', plan_expires_at: later(24 * 6) });
  await add({ is_approved: false, penalty_until: later(1) });
  await add({});
  const start = new Date(Date.parse(dateOf(monthStart(server.clock.now()))) - 8 * hour);
  const payment = {
    ...{ advisor_id: 1, plan: 'premium', admin_id: 1, admin_email: 'boss@example.com' },
    ...{ note: null, takes_back: null },
  };
  const [book] = await server.db.knex('payments').insert({ ...payment, amount_sen: 4900, created_at: start });
  for (const row of [
    { amount_sen: 24_950, created_at: server.clock.now() },
    { amount_sen: -4900, created_at: server.clock.now(), takes_back: book },
    { amount_sen: 4900, created_at: new Date(start.getTime() - 1) },
  ])
    await server.db.knex('payments').insert({ ...payment, ...row });

  const figures = (await admin.client.get('/api/admin/stats')).as(contract.stats.simple.response);
  const books = (await admin.client.get('/api/admin/stats/enhanced')).as(contract.stats.enhanced.response);
  const [all, active, paid, premium, soon] = await Promise.all(
    ['', 'status=active', 'plan=paid', 'plan=premium', 'plan=paid&sort=plan_expires_at'].map(rowsOf),
  );
  expect(figures).toEqual({ total_users: 9, active_users: 6, premium_users: 2, monthly_revenue: 596 });
  expect([all?.length, active?.length, premium?.length]).toEqual([9, 6, 2]);
  const due = paid?.map(({ plan }) => planDetails[plan].price) ?? [];
  expect(due.reduce<number>((sum, price) => sum + price, 0)).toBe(figures.monthly_revenue);
  const week = later(24 * 7).toISOString();
  const expiring = soon?.filter(({ access }) => access.expires_at !== null && access.expires_at <= week);
  expect(expiring).toHaveLength(books.expiring_this_week);

  const { items, total } = (
    await admin.client.get(`/api/admin/payments?since=${start.toISOString()}&limit=100`)
  ).as(contract.payments.list.response);
  expect(total).toEqual({ count: 3, more: false });
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(books.revenue_this_month);
  expect(books.revenue_this_month).toBe(249.5);
});
