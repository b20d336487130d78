import { contract } from '@loan-kereta/sdk/contract';
import { priceChangeLimits } from '@loan-kereta/sdk/rules';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { auditService } from '../audit/audit.ts';
import { modelsEditing } from '../models/editing.ts';
import { priceChangesService } from './service.ts';

const { schedule, list, get } = contract.priceChanges;
const path = '/api/prices/changes';
const minute = 60_000;

const { server, admin } = await startWithAdmin();
let lastEntry: number;
beforeEach(async () => {
  await server.db.knex('price_changes').del();
  lastEntry = await resetCatalogue(server, admin);
});

const inMinutes = (minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * minute).toISOString();
const ask = (items: unknown, due_at: unknown = inMinutes(5)) => admin.client.post(path, { due_at, items });
const scheduled = async (items: unknown, minutes = 5) =>
  (await ask(items, inMinutes(minutes))).as(schedule.response);
const changeOf = async (id: number) => (await admin.client.get(`${path}/${id}`)).as(get.response);
const audit = () => server.db.knex('audit_entries').where('id', '>', lastEntry).orderBy('id');
const priceOf = async (id: string) => {
  const { otr, rate_hundredths } = await server.db.knex('car_variants').where({ id }).first();
  return [otr, rate_hundredths];
};

function service() {
  const { db } = server;
  const now = () => server.clock.now();
  const audit = auditService(db, now);
  const models = modelsEditing({ db, now, publicUrl: server.address, audit, changed: () => {} });
  return priceChangesService({ db, now, audit, models });
}

/** What a process of the server does by itself, in `processes` of them at once. */
const applyDue = (processes = 1) =>
  Promise.all(Array.from({ length: processes }, () => service().applyDue()));

const axia = { id: 'axia-1-0-e', price: 41_000 };

test('a price changes at its time, not before, and once, however many processes look', async () => {
  const { id } = await scheduled([axia, { id: 'axia-1-0-g', rate: 3.15 }]);
  expect(await changeOf(id)).toMatchObject({ variants: 2, first: [axia.id, 'axia-1-0-g'] });
  await applyDue();
  expect(await priceOf('axia-1-0-e')).toEqual([40_310, 290]);
  server.clock.advance({ minutes: 5 });
  await applyDue(4);
  expect(await priceOf('axia-1-0-e')).toEqual([41_000, 290]);
  expect((await priceOf('axia-1-0-g'))[1]).toBe(315);
  expect(await changeOf(id)).toMatchObject({ state: 'applied', variants: 2, changed: 2, skipped: 0 });
  const entries = await audit();
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['price_change_scheduled', 'admin'],
    ['prices_saved', 'system'],
    ['price_change_applied', 'system'],
  ]);
  const version = (await server.db.knex('documents').where({ name: 'car_variants' }).first()) ?? {};
  expect(version).toMatchObject({ version: 2, saved_by: admin.admin.email });
});

test('those that were due while no process ran are applied in the order of their times', async () => {
  await scheduled([{ ...axia, price: 43_000 }], 4);
  await scheduled([{ ...axia, price: 42_000 }], 2);
  server.clock.advance({ minutes: 5 });
  await applyDue();
  expect((await priceOf(axia.id))[0]).toBe(43_000);
});

test('what has been changed or deleted meanwhile is no trouble', async () => {
  const { id } = await scheduled([axia, { id: 'axia-1-0-g', price: 1 }, { id: 'axia-1-0-se', rate: 2.9 }]);
  await admin.client.delete('/api/models/axia-1-0-g');
  await admin.client.patch('/api/models/axia-1-0-e', { rate: 4 });
  server.clock.advance({ minutes: 5 });
  await applyDue();
  expect(await priceOf(axia.id)).toEqual([41_000, 400]);
  expect(await changeOf(id)).toMatchObject({ state: 'applied', changed: 1, skipped: 1 });
});

test('a change that waits can be cancelled, and is then not applied; one that was cannot', async () => {
  const { id } = await scheduled([axia]);
  const { id: other } = await scheduled([{ ...axia, price: 5 }], 1);
  expect((await admin.client.delete(`${path}/${id}`)).status).toBe(204);
  expect((await admin.client.delete(`${path}/${id}`)).problem().code).toBe('price_change_ended');
  server.clock.advance({ minutes: 5 });
  await applyDue();
  expect((await priceOf(axia.id))[0]).toBe(5);
  expect(await changeOf(id)).toMatchObject({ state: 'cancelled', ended_by: admin.admin.email });
  expect((await admin.client.delete(`${path}/${other}`)).problem().code).toBe('price_change_ended');
  expect((await admin.client.delete(`${path}/2000000000`)).problem().code).toBe('price_change_not_found');
  expect((await admin.client.get(`${path}/2000000000`)).problem().status).toBe(404);
  expect((await audit()).map(({ action }) => action)).toContain('price_change_cancelled');
});

test('a change is listed for a year after it is over, and one that waits for longer', async () => {
  const year = 365 * 24 * 60;
  await scheduled([axia]);
  const cancelled = await scheduled([axia], 10);
  const waiting = await scheduled([axia], 1.5 * year);
  await admin.client.delete(`${path}/${cancelled.id}`);
  server.clock.advance({ minutes: 6 });
  await applyDue();
  const pending = () => server.db.knex('price_changes').orderBy('id').pluck('id');
  server.clock.advance({ minutes: year + 1 });
  onTestFinished(() => server.clock.advance({ minutes: -year - 17 }));
  expect(await service().clearSome()).toBe(false);
  // What was cancelled counts from when it would have been.
  expect(await pending()).toEqual([cancelled.id, waiting.id]);
  server.clock.advance({ minutes: 10 });
  await service().clearSome();
  expect(await pending()).toEqual([waiting.id]);
});

test.each([
  ['due_at', [axia], () => inMinutes(-1)],
  ['due_at', [axia], () => inMinutes(60 * 24 * 366 * priceChangeLimits.years)],
  ['due_at', [axia], () => 'tomorrow'],
  ['items', [], () => inMinutes(5)],
  ['items.0.id', [{ id: 'nothing', price: 1 }], () => inMinutes(5)],
  ['items.1.id', [axia, axia], () => inMinutes(5)],
  ['items.0.price', [{ id: axia.id }], () => inMinutes(5)],
  ['items.0.price', [{ ...axia, price: -1 }], () => inMinutes(5)],
  ['items.0.rate', [{ id: axia.id, rate: 10.5 }], () => inMinutes(5)],
])('%s is refused by name, and nothing is kept', async (field, items, due) => {
  const problem = (await ask(items, due())).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toContain(field);
  expect(await server.db.knex('price_changes')).toEqual([]);
});

test('so many wait and no more; the list is had by state from an index', async () => {
  for (let count = 0; count < priceChangeLimits.waiting; count++) await scheduled([axia], count + 1);
  expect((await ask([axia])).problem().code).toBe('too_many_price_changes');
  const first = (await admin.client.get(`${path}?state=waiting&sort=due_at&limit=10`)).as(list.response);
  expect(first.items).toHaveLength(10);
  expect(first.total.count).toBe(priceChangeLimits.waiting);
  expect(first.items[0]).toMatchObject({ variants: 1, first: [axia.id] });
  expect(first.items[0]).not.toHaveProperty('items');
  const now = server.clock.now();
  const ended = Array.from({ length: 3000 }, (_, index) => ({
    ...{ state: 'cancelled', items: '[]', variants: 0, created_by: 'a@b.my', created_at: now },
    due_at: new Date(now.getTime() - index * minute),
  }));
  await server.db.knex.batchInsert('price_changes', ended, 100);
  for (const query of ['sort=due_at', 'sort=-due_at', 'state=waiting&sort=due_at', 'state=applied'])
    await expectIndexed(server.db, 'price_changes', () => admin.client.get(`${path}?${query}&limit=2`));
  const { client } = await server.signedInAdmin('support');
  expect((await client.get(path)).status).toBe(200);
});
