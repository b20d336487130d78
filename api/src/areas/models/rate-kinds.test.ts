import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: SignedInAdmin;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedInAdmin();
});
afterAll(() => server.stop());

const row = (id: string) => server.db.knex('car_variants').where({ id }).first();
const record = async (id: string) => {
  const response = await server.visitor().get('/api/models');
  return response.as(contract.models.list.response).find(each => each.id === id);
};

test('a stored rate is flat, and a flat rate is answered without a kind', async () => {
  expect(await server.db.knex('car_variants').whereNot({ rate_kind: 'flat' })).toEqual([]);
  // A process of before writes a row without a kind.
  const { rate_kind: _, ...old } = await row('aruz-1-5-av');
  await server.db.knex('car_variants').where({ id: old.id }).del();
  await server.db.knex('car_variants').insert(old);
  expect(await row(old.id)).toMatchObject({ rate_kind: 'flat' });
  expect(await record(old.id)).not.toHaveProperty('rate_kind');
});

test('an effective rate goes with its kind through every document', async () => {
  const { client } = admin;
  const added = { model: 'Kelisa', variant: '1.0', price: 30_000, rate: 5.5, rate_kind: 'effective' };
  expect((await client.post('/api/models', added)).status).toBe(201);
  const id = 'kelisa-1-0';
  const kinded = { rate: 5.5, rate_kind: 'effective' };
  expect(await record(id)).toMatchObject(kinded);
  for (const path of ['/api/models/editor', '/api/prices']) {
    const { items } = JSON.parse((await client.get(path)).text);
    expect(items.find((item: { id: string }) => item.id === id).rate_kind).toBe('effective');
    expect((await client.put(path, { items })).status).toBe(200);
  }
  expect(await record(id)).toMatchObject(kinded);
  const lines = (await client.get('/api/prices.csv')).text.trim().split('\r\n');
  expect(lines.find(line => line.startsWith(id))).toBe('kelisa-1-0,Kelisa 1.0,30000,5.5,,effective');
  const { models } = (await server.visitor().get('/api/embed/demo-basic')).as(contract.embed.get.response);
  expect(models.find(({ code }) => code === 'kelisa')).toMatchObject(kinded);

  expect((await client.patch(`/api/models/${id}`, { price: 31_000 })).status).toBe(200);
  expect(await record(id)).toMatchObject(kinded);
  // A rate that is given without a kind is flat.
  await client.patch(`/api/models/${id}`, { rate: 3 });
  expect(await row(id)).toMatchObject({ rate_hundredths: 300, rate_kind: 'flat' });
  const car = { model: 'Kembara', variant: '1.3', price: 50_000, rate_kind: 'effective' };
  const unrated = await client.post('/api/models', car);
  expect(unrated.problem()).toMatchObject({ status: 400, errors: [{ path: 'rate' }] });
  const refused = await client.patch(`/api/models/${id}`, { rate_kind: 'effective' });
  expect(refused.problem()).toMatchObject({ status: 400, errors: [{ path: 'rate' }] });

  const entry = await server.db
    .knex('audit_entries')
    .where({ action: 'model_changed' })
    .orderBy('id', 'desc')
    .first();
  expect(JSON.parse(entry.state_before)[id]).toMatchObject({ rate: 5.5, rateKind: 'effective' });
  expect(JSON.parse(entry.state_after)[id]).not.toHaveProperty('rateKind');
});

test('a change of prices at a time brings the kind of its rate', async () => {
  const { client } = admin;
  const due = new Date(server.clock.now().getTime() + 60_000).toISOString();
  const items = [{ id: 'alza-1-5-x', rate: 4.4, rate_kind: 'effective' }];
  const scheduled = await client.post('/api/prices/changes', { due_at: due, items });
  const { id } = scheduled.as(contract.priceChanges.schedule.response);
  const whole = await client.get(`/api/prices/changes/${id}`);
  expect(whole.as(contract.priceChanges.get.response).items).toEqual(items);
});

const above = [
  [
    'rate',
    9.55,
    'flat',
    'A flat rate of 9.55% is above the legal ceiling: at most 9.54% over 5, 7, 9 years.',
  ],
  [
    'rate',
    16.01,
    'effective',
    'An effective rate of 16.01% is above the legal ceiling: at most 16.00% over 5, 7, 9 years.',
  ],
] as const;

test.each(above)('a %s of %s %s is refused wherever it enters, and nothing is written', async (...given) => {
  const [, rate, rate_kind, message] = given;
  const { client } = admin;
  const before = await server.db.knex('car_variants').orderBy('id');
  const editor = JSON.parse((await client.get('/api/models/editor')).text);
  const prices = JSON.parse((await client.get('/api/prices')).text);
  const advisor = await server.signedInAdvisor({ plan: 'diamond' });
  const { models } = JSON.parse((await advisor.client.get('/api/me/data')).text);
  const due_at = new Date(server.clock.now().getTime() + 60_000).toISOString();
  editor.items[1] = { ...editor.items[1], otr: 1, defaultRate: rate, rate_kind };
  prices.items[1] = { ...prices.items[1], price: 1, rate, rate_kind };
  models[0].variants[1] = { ...models[0].variants[1], rate, rate_kind };
  const refusals = [
    [await client.put('/api/models/editor', editor), 'items.1.defaultRate'],
    [await client.put('/api/prices', prices), 'items.1.rate'],
    [await client.patch('/api/models/axia-1-0-e', { price: 1, rate, rate_kind }), 'rate'],
    [await client.post('/api/models', { model: 'A', variant: 'B', price: 1, rate, rate_kind }), 'rate'],
    [
      await client.post('/api/prices/changes', { due_at, items: [{ id: 'axia-1-0-e', rate, rate_kind }] }),
      'items.0.rate',
    ],
    [await advisor.client.put('/api/me/data', { models }), 'models.0.variants.1.rate'],
  ] as const;
  for (const [response, path] of refusals) {
    const isOfList = path.startsWith('items.1.');
    const sentence = isOfList ? message.replace('%', '% for Perodua Axia 1.0 G') : message;
    expect(response.problem()).toMatchObject({
      status: 400,
      errors: [{ path, message: expect.stringContaining(sentence) }],
    });
  }
  expect(await server.db.knex('car_variants').orderBy('id')).toEqual(before);
});

test.each([
  ['ms', 'Kadar rata 12.00% melebihi had undang-undang: paling tinggi 9.54% bagi tempoh 5, 7, 9 tahun.'],
  ['zh', '固定利率 12.00% 超过法定上限：5, 7, 9 年期最高为 9.54%。'],
])('in %s the refusal says what was read and what the highest is', async (language, sentence) => {
  const headers = { 'Accept-Language': language };
  const response = await admin.client.patch('/api/models/axia-1-0-e', { rate: 12 }, { headers });
  expect(response.problem().errors?.[0]?.message).toContain(sentence);
});

test('the highest rates of both kinds are taken', async () => {
  for (const change of [{ rate: 9.54 }, { rate: 16, rate_kind: 'effective' }, { rate: 2.9 }])
    expect((await admin.client.patch('/api/models/axia-1-0-e', change)).status).toBe(200);
});
