import { contract, userSorts } from '@loan-kereta/sdk/contract';
import { plans } from '@loan-kereta/sdk/plans';
import { userPlans, userStatuses } from '@loan-kereta/sdk/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { addAdvisor, inventedAdvisor } from '../../testing/accounts.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import type { NewAccount } from '../advisors/new-account.ts';
import { advisorsService } from '../advisors/service.ts';
import { linksService } from '../links/service.ts';
import { sessionsService } from '../sessions/service.ts';
import { slugsService } from '../slugs/service.ts';

const { list, get } = contract.adminUsers;
const hour = 3_600_000;
const started = await startWithAdmin({ LK_DEMO: 'false' });
const { server } = started;
let { admin } = started;

const users = async (query: string) =>
  (await admin.client.get(`/api/admin/users?${query}`)).as(list.response);

async function everyPage(query: string, limit = 40) {
  const found = [];
  let next: string | null = '';
  do {
    const page: Awaited<ReturnType<typeof users>> = await users(
      `${query}&limit=${limit}${next && `&cursor=${next}`}`,
    );
    found.push(...page.items);
    next = page.next;
  } while (next !== null);
  return found;
}

/** Puts the clock forward, which signs the admin out. */
async function pass(minutes: number): Promise<void> {
  server.clock.advance({ minutes });
  admin = await server.signedInAdmin();
}

const advisors = () => {
  const { db, clock } = server;
  return advisorsService(db, clock.now, slugsService(db), linksService(db, clock.now));
};

async function settle(): Promise<void> {
  while (await advisors().settleSome());
}

describe('filters and orders', () => {
  const moment = (hours: number | null) =>
    hours === null ? null : new Date(server.clock.now().getTime() + hours * hour);

  beforeAll(async () => {
    // Every combination of what decides, some of it changing within the next hours.
    const made: Partial<NewAccount>[] = [];
    for (const plan of plans)
      for (const expiry of [null, -1, 0, 1, 300])
        for (const penalty of [null, -1, 0, 1, 200])
          for (const is_approved of [true, false])
            made.push({
              plan,
              plan_expires_at: moment(expiry),
              penalty_until: moment(penalty),
              is_approved,
              name: `${['ali', 'Zul', '阿里', 'Bala'][made.length % 4]} ${made.length % 9}`,
              // Many of one moment.
              created_at: moment(-3 - (made.length % 10)) as Date,
              updated_at: moment(-(made.length % 3)) as Date,
            });
    for (const each of made) await addAdvisor(server.db, server.clock.now, each);
  });

  const expectations = async () => {
    const all = await everyPage('', 100);
    expect(all).toHaveLength(150);
    for (const plan of [undefined, ...userPlans])
      for (const status of [undefined, ...userStatuses]) {
        const query = `${plan ? `&plan=${plan}` : ''}${status ? `&status=${status}` : ''}`;
        const wanted = all.filter(
          user =>
            (!plan || (plan === 'paid' ? user.plan !== 'basic' : user.plan === plan)) &&
            (!status ||
              {
                active: user.is_active,
                pending: !user.is_approved,
                penalized: user.penalty_until !== null && new Date(user.penalty_until) > server.clock.now(),
                expired: user.status === 'expired',
              }[status]),
        );
        const { items, total } = await users(`${query}&limit=100`);
        expect(total, query).toEqual({ count: wanted.length, more: false });
        expect(
          items.map(user => user.id),
          query,
        ).toEqual(wanted.slice(0, 100).map(user => user.id));
      }
  };

  test('each filter finds what it says, by the time of asking, whether or not anything has run', async () => {
    await expectations();
    await settle();
    await pass(60);
    await expectations();
    await settle();
    await expectations();
  });

  test.each(userSorts)('%s: pages give every account once, in order, whatever is due', async sort => {
    await pass(60);
    const { id } = (await users('limit=1')).items[0] as { id: number };
    await advisors().change(id, { penalty_until: moment(5) });
    const key = sort.replace('-', '');
    const values = (await everyPage(`sort=${sort}`)).map(user => ({
      id: user.id,
      value: {
        created_at: user.created_at,
        name: user.name.toLowerCase(),
        plan: plans.indexOf(user.plan),
        status: userStatuses.indexOf(user.status),
        plan_expires_at: user.access.expires_at ?? '9999',
        last_updated: user.last_updated ?? user.created_at,
      }[key] as string | number,
    }));
    expect(new Set(values.map(({ id }) => id)).size).toBe(150);
    const sorted = values
      .map(({ value }) => value)
      .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(values.map(({ value }) => value)).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
  });

  test('a cursor of another order, a filter and an order that there is not are refused', async () => {
    const { next } = await users('limit=1');
    for (const query of [`sort=name&cursor=${next}`, 'cursor=x', 'plan=gold', 'status=gone', 'sort=id']) {
      const refusal = (await admin.client.get(`/api/admin/users?${query}`)).problem();
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' });
    }
  });

  test('a plan that cannot be had in a status finds nothing', async () => {
    for (const sort of userSorts)
      expect(await users(`plan=diamond&status=penalized&sort=${sort}`), sort).toEqual({
        items: [],
        next: null,
        total: { count: 0, more: false },
      });
  });
});

describe('one account', () => {
  test('has all that an admin is shown, and its version changes with what an admin decides', async () => {
    const now = server.clock.now();
    const { advisor } = await server.signedInAdvisor({
      plan: 'premium',
      plan_expires_at: new Date(now.getTime() + hour),
      photo_url: 'https://kereta.example/siti.webp',
      whatsapp: '012-345 6789',
      company: 'Siti Auto',
    });
    await server.db.knex('advisors').where({ id: advisor.id }).update({ uploaded_image: '/uploads/a.webp' });
    const read = () => admin.client.get(`/api/admin/users/${advisor.id}`);
    const response = await read();
    const user = response.as(get.response);
    expect(response.headers.get('ETag')).toBe(`"${user.version}"`);
    expect(user).toMatchObject({
      id: advisor.id,
      plan: 'premium',
      plan_type: 'premium',
      plan_label: 'Monthly',
      status: 'active',
      is_active: true,
      last_updated: null,
      picture: 'http://kereta.test/uploads/a.webp',
      company: 'Siti Auto',
      sessions: 1,
      access: { flags: { presenter_mode: true, edit_data: false } },
      profile: { whatsapp: '012-345 6789', branding_name: 'Siti Aminah' },
    });
    expect(Date.parse(user.last_seen_at ?? '')).toBeGreaterThanOrEqual(now.getTime());
    expect(user.access.theme_access).toHaveLength(15);
    expect(response.text).not.toContain('hash');

    await pass(120);
    expect((await read()).as(get.response)).toMatchObject({
      plan: 'basic',
      plan_type: 'premium',
      status: 'expired',
      is_active: true,
      sessions: 0,
    });
    await advisors().change(advisor.id, { headline: 'Hai' });
    expect((await read()).as(get.response).version).toBe(user.version);
    await advisors().change(advisor.id, { is_approved: false });
    expect((await read()).as(get.response)).toMatchObject({ version: user.version + 1, status: 'pending' });
  });

  test('that is not there is refused', async () => {
    expect((await admin.client.get('/api/admin/users/2000000000')).problem()).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.client.get('/api/admin/users/x')).status).toBe(400);
  });
});

test('by name a capital with an accent is where its small letter is, on either engine', async () => {
  const ids: number[] = [];
  for (const name of ['émile a', 'ÉMILE B', 'émile c'])
    ids.push((await server.signedInAdvisor({ name })).advisor.id);
  await settle();
  const found = (await everyPage('sort=name')).map(({ id }) => id).filter(id => ids.includes(id));
  expect(found).toEqual(ids);
});

test('the list goes on past the longest name', async () => {
  const name = '龘'.repeat(120);
  const ids = [];
  for (let count = 0; count < 2; count++) ids.push((await server.signedInAdvisor({ name })).advisor.id);
  const { items, next } = await users('sort=-name&limit=1');
  expect([...items, ...(await users(`sort=-name&limit=1&cursor=${next}`)).items]).toMatchObject(
    ids.reverse().map(id => ({ id, name })),
  );
});

test('nobody but an admin reads them', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  for (const path of ['/api/admin/users', `/api/admin/users/${advisor.id}`]) {
    expect((await server.visitor().get(path)).status).toBe(401);
    expect((await client.get(path)).status).toBe(403);
  }
});

test('every filter in every order is read from an index, on every page', async () => {
  const rows = Array.from({ length: 2000 }, (_, number) =>
    inventedAdvisor(server.clock.now, {
      name: `Siti ${number}`,
      plan: plans[number % 3] ?? 'basic',
      is_approved: number % 11 > 0,
      penalty_until: number % 7 === 0 ? new Date(server.clock.now().getTime() + 999 * hour) : null,
      plan_expires_at: number % 5 === 0 ? new Date(number) : null,
    }),
  );
  await server.db.knex.batchInsert('advisors', rows, 100);
  await settle();
  const twoPages = async (query: string) => {
    const { next } = await users(`${query}&limit=5`);
    await users(`${query}&limit=5&cursor=${next}`);
  };
  const work = async () => {
    for (const [index, sort] of userSorts.entries())
      for (const filter of index % 2 ? ['', '&plan=premium'] : ['&status=penalized'])
        await twoPages(`sort=${sort}${filter}`);
  };
  await expectIndexed(server.db, 'advisors', work, { few: 'advisors_by_listed_until', covering: true });
});

test('what a session or a purchase of the account changes meanwhile leaves the list whole', async () => {
  const { advisor } = await server.signedInAdvisor({ name: 'Aaaa Pertama' });
  const first = async () => (await users('sort=name&limit=1')).items[0];
  expect(await first()).toMatchObject({ id: advisor.id, plan: 'basic' });
  await advisors().change(advisor.id, { plan: 'diamond' });
  expect(await first()).toMatchObject({ id: advisor.id, plan: 'diamond' });
  expect((await users('sort=name&plan=diamond&limit=1')).items[0]).toMatchObject({ id: advisor.id });
  await sessionsService(server.db, server.clock.now).endAll('user', advisor.id);
  await advisors().change(advisor.id, { name: '龘龘' });
  expect((await users('sort=-name&plan=diamond&limit=1')).items[0]).toMatchObject({ id: advisor.id });
});
