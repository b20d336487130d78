import { contract } from '@loan-kereta/sdk/contract';
import { plans } from '@loan-kereta/sdk/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { NewAccount } from '../advisors/new-account.ts';
import { settleSome } from '../advisors/table.ts';
import { talliesService } from '../tallies/service.ts';
import { recount, tallyNames } from '../tallies/table.ts';
import { dateOf, dayNumber, monthStart } from './days.ts';

const { simple, enhanced, series } = contract.stats;
const { list } = contract.adminUsers;
const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
});
afterAll(() => server.stop());

const now = () => server.clock.now();
const later = (hours: number) => new Date(now().getTime() + hours * hour);
const add = (changes: Partial<NewAccount>) => addAdvisor(server.db, server.clock.now, changes);
async function read() {
  const { client } = await server.signedInAdmin('support');
  return {
    simple: (await client.get('/api/admin/stats')).as(simple.response),
    enhanced: (await client.get('/api/admin/stats/enhanced')).as(enhanced.response),
    series: (await client.get('/api/admin/stats/series?days=40')).as(series.response).days,
  };
}
const pay = (plan: string, amount_sen: number, at: Date, takes_back: number | null = null) =>
  server.db.knex('payments').insert({
    ...{ advisor_id: 1, plan, amount_sen, takes_back, created_at: at },
    ...{ admin_id: 1, admin_email: 'boss@example.com' },
  });

/** Stores what time alone has changed, so that the round of the server that does the same has nothing left to write. */
async function settle() {
  while ((await settleSome(server.db, now(), 100)) > 0);
}

/** What is left of the tallies as sums, beside what is in the tables at the same moment. */
async function expectExact() {
  const keyed = (tallies: Awaited<ReturnType<typeof recount>>) =>
    tallies
      .filter(({ counted, amountSen }) => counted !== 0 || amountSen !== 0)
      .sort((one, other) => one.day - other.day || (one.part < other.part ? -1 : 1));
  for (const name of tallyNames) {
    const { told, counted } = await server.db.snapshot(async () => ({
      told: await talliesService(server.db).read(name),
      counted: await recount(server.db, name),
    }));
    expect(keyed(told), name).toEqual(keyed(counted));
  }
}

test('each figure is what it says, at the moment of asking', async () => {
  expect((await read()).enhanced).toMatchObject({
    ...{ total_users: 0, active_users: 0, monthly_revenue: 0, premium_users: 0, diamond_users: 0 },
    ...{ new_registrations: 0, new_subscriptions: 0, revenue_total: 0, expiring_this_week: 0 },
    plan_shares: plans.map(plan => ({ plan, users: 0, percent: 0, monthly_revenue: 0 })),
  });

  const longAgo = new Date(Date.UTC(2026, 0, 1));
  await add({ plan: 'premium', plan_expires_at: later(1) });
  await add({ plan: 'premium', plan_expires_at: later(24 * 7 - 1), created_at: longAgo });
  await add({ plan: 'premium', plan_expires_at: later(24 * 7 + 1) });
  await add({ plan: 'premium', plan_expires_at: later(-1) });
  await add({ plan: 'premium', penalty_until: later(2), plan_expires_at: later(48) });
  await add({ plan: 'diamond' });
  await add({ plan: 'diamond', is_approved: false });
  await add({});
  const counts = { total_users: 8, active_users: 6, premium_users: 3, monthly_revenue: 3 * 49 + 249 };
  for (const isSettled of [false, true]) {
    if (isSettled) await settle();
    const found = await read();
    expect(found.simple).toEqual(counts);
    expect(found.enhanced).toMatchObject({
      ...counts,
      ...{ diamond_users: 1, new_registrations: 7, expiring_this_week: 2 },
      plan_shares: [
        { plan: 'basic', users: 4, percent: 50, monthly_revenue: 0 },
        { plan: 'premium', users: 3, percent: 37.5, monthly_revenue: 147 },
        { plan: 'diamond', users: 1, percent: 12.5, monthly_revenue: 249 },
      ],
    });
  }
  const { client } = await server.signedInAdmin('support');
  const { items } = (await client.get('/api/admin/users?plan=paid&sort=plan_expires_at')).as(list.response);
  const hoursLeft = items.map(
    ({ access }) => access.expires_at && Math.round((Date.parse(access.expires_at) - now().getTime()) / hour),
  );
  expect(hoursLeft, 'those who expire first, without who already has').toEqual([1, 167, 169, null]);
  server.clock.advance({ minutes: 90 });
  expect((await read()).enhanced).toMatchObject({ active_users: 6, premium_users: 2, expiring_this_week: 2 });
  server.clock.advance({ minutes: 60 });
  expect((await read()).enhanced).toMatchObject({ active_users: 7, premium_users: 3, expiring_this_week: 3 });
  await expectExact();
});

test('days and months are those of Malaysia', () => {
  for (const [moment, date, month] of [
    ['2026-06-30T15:59:59.999Z', '2026-06-30', '2026-06-01'],
    ['2026-06-30T16:00:00Z', '2026-07-01', '2026-07-01'],
    ['2026-12-31T16:00:00Z', '2027-01-01', '2027-01-01'],
  ] as const) {
    expect(dateOf(dayNumber(new Date(moment)))).toBe(date);
    expect(dateOf(monthStart(new Date(moment)))).toBe(month);
  }
});

test('the books are summed by day, what was taken back is less', async () => {
  const today = dayNumber(now());
  const startOf = (number: number) => new Date(number * 24 * hour - 8 * hour);
  const first = startOf(today - 30);
  await pay('premium', 4900, first);
  await pay('diamond', 24_950, new Date(first.getTime() + 24 * hour - 1));
  await pay('premium', 4900, new Date(first.getTime() - 1));
  await pay('premium', 4900, now());
  await pay('premium', -4900, now(), 1);
  await pay('diamond', 24_900, new Date(Date.UTC(2020, 1, 2)));
  const { series: days, enhanced: figures } = await read();
  expect(days).toHaveLength(40);
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length: 40 }, (_, index) => dateOf(today - 39 + index)),
  );
  const of = (ago: number) => days.at(-1 - ago);
  expect(of(31)).toMatchObject({ sign_ups: 0, paid_plans: 1, revenue: 49 });
  expect(of(30)).toMatchObject({ paid_plans: 2, revenue: 298.5 });
  expect(of(0)).toMatchObject({ paid_plans: 1, revenue: 0 });
  expect(figures.revenue_total).toBe(49 + 249.5 + 49 + 249);
  await expectExact();
});

test('whatever is added, changed and deleted at the same time, the tallies are what a recount gives', async () => {
  const { knex } = server.db;
  const gatherer = talliesService(server.db);
  const change = async (worker: number) => {
    for (let step = 0; step < 8; step++) {
      const { id } = await add({ plan: plans[(worker + step) % 3] ?? 'basic' });
      if (step % 3 === 0) await knex('advisors').where({ id }).del();
      if (step % 3 === 1) await knex('advisors').where({ id }).update({ standing: 'pending' });
      await pay('premium', 4900 + worker, later(-step));
      if (step % 4 === worker) await gatherer.gather();
    }
  };
  await Promise.all([0, 1, 2, 3].map(change));
  await expectExact();
  await settle();
  // Two processes at once: what one has gathered, the other leaves as it is.
  await Promise.all([gatherer.gather(), gatherer.gather()]);
  await expectExact();
  const rows = await knex('tallies').select('name', 'part', 'day');
  expect(rows.map(row => JSON.stringify(row)).sort()).toEqual(
    [...new Set(rows.map(row => JSON.stringify(row)))].sort(),
  );
});

test('where the database keeps no tallies, or begins only now, the figures are the same', async () => {
  const { enhanced: before, series: days } = await read();
  const { server_time: _, ...figures } = before;
  await server.db.knex('tallies').where({ name: 'kept' }).del();
  const counted = await read();
  expect(counted.enhanced).toMatchObject(figures);
  expect(counted.series).toEqual(days);

  // As when rows were written before there were triggers, and others since.
  await server.db.knex('tallies').where({ name: 'standing' }).del();
  await server.db.knex('tallies').insert({ name: 'sign_up', part: '', day: 1, counted: 5, amount_sen: 0 });
  await talliesService(server.db).keep();
  await expectExact();
});

test('what is of this month is of Malaysia’s, half an hour into it', async () => {
  const there = new Date(now().getTime() + 8 * hour);
  const first = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - 8 * hour;
  server.clock.advance({ seconds: (first - now().getTime()) / 1000 + 1800 });
  const shortlyBefore = new Date(first - 1000);
  const shortlyAfter = new Date(first + 1000);
  expect((await read()).enhanced).toMatchObject({
    ...{ new_registrations: 0, new_subscriptions: 0, revenue_this_month: 0 },
  });
  for (const created_at of [shortlyBefore, shortlyAfter, shortlyAfter]) {
    await add({ created_at });
    await pay('premium', 4900, created_at);
  }
  await pay('diamond', 24_900, shortlyAfter);
  await pay('premium', -4900, shortlyAfter, 2);
  expect((await read()).enhanced).toMatchObject({
    ...{ new_registrations: 2, new_subscriptions: 3, revenue_this_month: 2 * 49 + 249 - 49 },
  });
});

test.each(['0', '367', '1.5', 'x'])('a series of %s days is refused', async days => {
  const { client } = await server.signedInAdmin();
  const problem = (await client.get(`/api/admin/stats/series?days=${days}`)).problem();
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'days' }] });
});
