import { contract, type PriceItem } from '@loan-kereta/sdk/contract';
import { beforeEach, expect, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();
let lastEntry: number;

beforeEach(async () => {
  lastEntry = await resetCatalogue(server, admin);
});

const path = '/api/prices';
async function open() {
  const response = await admin.client.get(path);
  return { items: response.as(contract.prices.list.response).items, tag: response.headers.get('ETag') ?? '' };
}
const save = (items: unknown, tag = '"1"') =>
  admin.client.put(path, { items }, { headers: { 'If-Match': tag } });
const rows = () => server.db.knex('car_variants').orderBy('position');

test('the price list is a view of the list of models, under the same version', async () => {
  const { items, tag } = await open();
  expect(items).toHaveLength(24);
  expect(items[0]).toEqual({ id: 'axia-1-0-e', name: 'Axia 1.0 E', price: 40310, rate: 2.9, image: null });
  expect(tag).toBe('"1"');
  await admin.client.patch('/api/models/axia-1-0-e', { price: 41000 });
  const fresh = await open();
  expect([fresh.items[0]?.price, fresh.tag]).toEqual([41000, '"2"']);
});

test('new prices show everywhere at once, and the rest of each variant stays', async () => {
  await server.visitor().get('/api/models');
  await server.db.knex('car_variants').where({ id: 'alza-1-5-av' }).update({ active: false });
  const { items, tag } = await open();
  const changed = items.map((item, index) => ({
    ...item,
    price: item.price + 100,
    rate: index ? item.rate : 3.05,
  }));
  const response = await save(changed.toReversed(), tag);
  expect(response.headers.get('ETag')).toBe('"2"');
  // In the order of the list of models, however it was sent.
  expect(response.as(contract.prices.save.response).items).toEqual(changed);
  const list = (await server.visitor().get('/api/models')).as(contract.models.list.response);
  expect(list).toHaveLength(23);
  expect(list[0]).toMatchObject({ price: 40410, rate: 3.05 });
  expect((await rows()).map(row => row.otr)).toEqual(changed.map(item => item.price));
  const [entry] = await server.db.knex('audit_entries').where('id', '>', lastEntry);
  expect(entry).toMatchObject({ action: 'prices_saved', admin_email: admin.admin.email });
  expect(JSON.parse(entry.details)).toEqual({ version: 2, added: 0, removed: 0, changed: 24 });
});

test('a variant may be renamed, within its model', async () => {
  const { items, tag } = await open();
  const renamed = items.map((item, index) =>
    index ? item : { ...item, name: 'Axia 1.0 Standard', image: '/a.webp' },
  );
  expect((await save(renamed, tag)).status).toBe(200);
  expect((await rows())[0]).toMatchObject({ model: 'Axia', variant: '1.0 Standard', image: '/a.webp' });
});

const alter = async (index: number, change: Partial<Record<keyof PriceItem, unknown>>) =>
  (await open()).items.map((item, at) => (at === index ? { ...item, ...change } : item));

test.each([
  [{ price: -1 }, 'price'],
  [{ price: 10_000_001 }, 'price'],
  [{ price: 0.5 }, 'price'],
  [{ price: '1' }, 'price'],
  [{ rate: 10.5 }, 'rate'],
  [{ rate: 2.999 }, 'rate'],
  [{ name: '' }, 'name'],
  [{ name: 'Myvi 1.0' }, 'name'],
  [{ name: 'Axia' }, 'name'],
  [{ name: 'Axia \u200b' }, 'name'],
  [{ name: `Axia ${'x'.repeat(61)}` }, 'name'],
  [{ name: 'Axia 1.0 E' }, 'name'],
  [{ id: 'nothing' }, 'id'],
  [{ id: 'axia-1-0-e' }, 'id'],
  [{ image: 'javascript:alert(1)' }, 'image'],
])('%j in the second item is refused by name, and nothing is written', async (change, field) => {
  const before = await rows();
  const problem = (await save(await alter(1, change))).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toContain(`items.1.${field}`);
  expect(await rows()).toEqual(before);
});

test('a price list names every variant', async () => {
  const { items } = await open();
  const problem = (await save(items.slice(1))).problem();
  expect(problem.errors).toEqual([
    { path: 'items', message: 'axia-1-0-e is missing. Variants are removed in the list of models.' },
  ]);
  expect(await rows()).toHaveLength(24);
});

test('a stale If-Match is refused, and none replaces any version', async () => {
  const { items, tag } = await open();
  expect((await save(items, tag)).status).toBe(200);
  const stale = (await save(items, tag)).problem();
  expect(stale).toMatchObject({ status: 409, code: 'stale_version' });
  expect(stale.detail).toContain(admin.admin.email);
  expect((await admin.client.put(path, { items })).status).toBe(200);
});

test('the price list is had as a table, by admins only', async () => {
  const csv = '/api/prices.csv';
  const { items } = await open();
  const lines = (await admin.client.get(csv)).text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('id,name,price,rate,image,rate_kind');
  expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(items.map(item => item.id));
  expect(lines[1]).toBe('axia-1-0-e,Axia 1.0 E,40310,2.9,,flat');
  expect((await server.visitor().get(csv)).status).toBe(401);
  const { client } = await server.signedInAdvisor();
  expect((await client.get(csv)).status).toBe(403);
});
