import { perodua } from '@loan-kereta/sdk/catalogue';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const records = async () => (await server.visitor().get('/api/models')).as(contract.models.list.response);
const document = async (query = '') =>
  (await server.visitor().get(`/data/perodua.models.json${query}`)).as(contract.models.dataFile.response);

test('every variant on sale is listed, in the order of the catalogue', async () => {
  const list = await records();
  expect(list).toHaveLength(24);
  expect(list[0]).toEqual({
    id: 'axia-1-0-e',
    brand: 'Perodua',
    model: 'Axia',
    variant: '1.0 E',
    name: 'Axia 1.0 E',
    price: 40310,
    rate: 2.9,
    imageUrl: null,
    body: 'hatch',
    includes_insurance: false,
  });
  expect(list.at(-1)).toMatchObject({ name: 'Aruz 1.5 AV', price: 82770, rate: 2.35 });
});

test('the document is the list that the widget falls back on, whatever the query', async () => {
  expect(await document()).toEqual({ models: perodua });
  expect(await document('?ts=1764000000000')).toEqual({ models: perodua });
});

test('both carry a tag and may be kept for half a minute', async () => {
  for (const path of ['/api/models', '/data/perodua.models.json?ts=2']) {
    const { headers } = await server.visitor().get(path);
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=30/);
    const again = await server
      .visitor()
      .get(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  }
});

test('what is not on sale is left out; a rate or picture of its own stands with the variant', async () => {
  const variants = () => server.db.knex('car_variants');
  await variants().where({ model_code: 'aruz' }).update({ active: false });
  await variants().where({ id: 'alza-1-5-h' }).update({ rate_hundredths: 310, image: '/cars/alza-h.webp' });
  await variants().where({ id: 'alza-1-5-x' }).update({ image: '/cars/alza.webp', includes_insurance: true });
  await expect.poll(async () => (await document()).models.length).toBe(5);

  const alza = (await document()).models.find(model => model.code === 'alza');
  expect(alza).toMatchObject({ rate: 2.35, heroImage: 'http://kereta.test/cars/alza.webp' });
  expect(alza?.variants.map(({ rate, image }) => ({ rate, image }))).toEqual([
    { rate: undefined, image: 'http://kereta.test/cars/alza.webp' },
    { rate: 3.1, image: 'http://kereta.test/cars/alza-h.webp' },
    { rate: undefined, image: undefined },
  ]);
  const alzaX = async () => (await records()).find(record => record.id === 'alza-1-5-x');
  await expect.poll(alzaX).toMatchObject({
    imageUrl: 'http://kereta.test/cars/alza.webp',
    includes_insurance: true,
  });
});
