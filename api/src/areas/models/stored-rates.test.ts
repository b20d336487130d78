import { beforeEach, expect, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();
const cars = () => server.db.knex('car_variants');

/** The car of these tests is the second one: `axia-1-0-g`. A rate of 9.60 flat was legal when it was stored. */
const old = 'axia-1-0-g';
beforeEach(async () => {
  await resetCatalogue(server, admin);
  await cars().where({ id: old }).update({ rate_hundredths: 960 });
});

const documents = [
  { path: '/api/prices', price: 'price', rate: 'rate' },
  { path: '/api/models/editor', price: 'otr', rate: 'defaultRate' },
] as const;

interface Document {
  readonly items: Record<string, unknown>[];
}
const read = async (path: string): Promise<Document> => JSON.parse((await admin.client.get(path)).text);
const save = (path: string, body: Document, language = 'en') =>
  admin.client.put(path, body, { headers: { 'If-Match': '*', 'Accept-Language': language } });

test.each(documents)(
  'PUT $path saves beside an unchanged rate above the ceiling',
  async ({ path, price }) => {
    const { items } = await read(path);
    Object.assign(items[0] ?? {}, { [price]: 40_000 });
    Object.assign(items[1] ?? {}, { [price]: 41_000 });
    const saved = await save(path, { items });
    expect([saved.status, saved.text]).toEqual([200, saved.text]);
    expect(await cars().where({ id: 'axia-1-0-e' }).first()).toMatchObject({ otr: 40_000 });
    expect(await cars().where({ id: old }).first()).toMatchObject({ otr: 41_000, rate_hundredths: 960 });
  },
);

test.each(documents)('PUT $path takes a legal rate in place of one above', async ({ path, rate }) => {
  const { items } = await read(path);
  Object.assign(items[1] ?? {}, { [rate]: 9.54 });
  expect((await save(path, { items })).status).toBe(200);
});

test.each(documents)('PUT $path refuses new rates above the ceiling, naming each car', async document => {
  const { path, rate } = document;
  const { items } = await read(path);
  Object.assign(items[0] ?? {}, { [rate]: 9.6 });
  Object.assign(items[1] ?? {}, { [rate]: 9.59 });
  const before = await cars().orderBy('id');
  const said = async (language: string) =>
    (await save(path, { items }, language)).problem().errors?.map(({ message }) => message);
  const rest = 'is above the legal ceiling: at most 9.54% over 5, 7, 9 years.';
  expect(await said('en')).toEqual([
    `Item 1, Rate: A flat rate of 9.60% for Perodua Axia 1.0 E ${rest}`,
    `Item 2, Rate: A flat rate of 9.59% for Perodua Axia 1.0 G ${rest}`,
  ]);
  expect((await said('ms'))?.[0]).toContain('Kadar rata 9.60% bagi Perodua Axia 1.0 E melebihi');
  expect((await said('zh'))?.[0]).toContain('Perodua Axia 1.0 E 的固定利率 9.60% 超过法定上限');
  expect(await cars().orderBy('id')).toEqual(before);
});

test.each(documents)('PUT $path refuses the same rate in another kind', async ({ path, rate }) => {
  await cars().where({ id: old }).update({ rate_hundredths: 1200, rate_kind: 'effective' });
  const { items } = await read(path);
  Object.assign(items[1] ?? {}, { rate_kind: 'flat' });
  const { errors } = (await save(path, { items })).problem();
  expect(errors).toMatchObject([{ path: `items.1.${rate}` }]);
});

test('PATCH takes an unchanged rate above the ceiling, and refuses another', async () => {
  const path = `/api/models/${old}`;
  expect((await admin.client.patch(path, { price: 41_000, rate: 9.6 })).status).toBe(200);
  expect((await admin.client.patch(path, { rate: 9.61 })).status).toBe(400);
});

test('PUT /api/models/editor refuses a new car with the rate of an old one', async () => {
  const { items } = await read('/api/models/editor');
  const { id: _, ...copy } = items[1] ?? {};
  const { errors } = (
    await save('/api/models/editor', { items: [...items, { ...copy, variant: '2.0' }] })
  ).problem();
  expect(errors).toMatchObject([{ path: `items.${items.length}.defaultRate` }]);
});
