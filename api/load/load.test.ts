import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingAt } from '../src/areas/advisors/listing.ts';
import { keysOf, searchedColumns, searchText } from '../src/areas/search/text.ts';
import { talliesService } from '../src/areas/tallies/service.ts';
import { recount, tallyNames } from '../src/areas/tallies/table.ts';
import type { SignedInAdmin } from '../src/testing/accounts.ts';
import { startTestServer, type TestServer } from '../src/testing/server.ts';
import { load } from './load.ts';

const users = 150;
let server: TestServer;
let admin: SignedInAdmin;
const steps: number[] = [];
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
  admin = await server.signedInAdmin();
  // Begun twice, as it is after it was stopped.
  for (const some of [users - 30, users, users]) {
    const db = server.db.onOneConnection();
    await load(db, some, count => void steps.push(count)).finally(() => db.close());
  }
});
afterAll(() => server.stop());

test('each account has what the server would have written of it', async () => {
  expect(steps).toEqual([users - 30, users]);
  const { knex } = server.db;
  const accounts = await knex('advisors').select('id', 'slug', 'searchable', ...searchedColumns);
  expect(accounts).toHaveLength(users);
  const slugs = await knex('slugs').orderBy('advisor_id').select('advisor_id', 'slug');
  expect(slugs).toEqual(accounts.map(({ id, slug }) => ({ advisor_id: id, slug })));
  const keys = Map.groupBy(await knex('search_keys'), ({ advisor_id }) => advisor_id);
  for (const account of accounts) {
    expect(Boolean(account.searchable)).toBe(true);
    const names = keys.get(account.id)?.map(({ name }) => name);
    expect(names?.sort(), account.name).toEqual([...keysOf(searchText(account))].sort());
  }
  const listed = ['standing', 'listed_name', 'listed_expiry', 'listed_until'] as const;
  const now = listingAt(server.db, server.clock.now());
  const computed = knex('advisors').orderBy('id').select('id', now);
  expect(
    await knex('advisors')
      .orderBy('id')
      .select('id', ...listed),
  ).toEqual(await computed);
});

test('the figures are exact', async () => {
  for (const name of tallyNames) {
    const order = (tallies: Awaited<ReturnType<typeof recount>>) =>
      tallies.toSorted((one, other) => one.day - other.day || (one.part < other.part ? -1 : 1));
    expect(order(await talliesService(server.db).read(name)), name).toEqual(
      order(await recount(server.db, name)),
    );
  }
});

test('an admin can read all of it', async () => {
  const { items, total } = (await admin.client.get('/api/admin/users?limit=100')).as(
    contract.adminUsers.list.response,
  );
  expect(total).toEqual({ count: users, more: false });
  expect(new Set(items.map(user => user.plan)).size).toBe(3);
  for (const { id } of items.slice(0, 20)) {
    const history = (await admin.client.get(`/api/admin/users/${id}/audit`)).as(
      contract.history.ofUser.response,
    );
    expect(history.items).toHaveLength(5);
  }
  for (const [path, endpoint] of [
    ['/api/admin/payments', contract.payments.list],
    [`/api/admin/audit`, contract.history.all],
  ] as const)
    expect((await admin.client.get(path)).as(endpoint.response).items.length).toBeGreaterThan(10);
});
