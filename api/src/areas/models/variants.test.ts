import { contract } from '@loan-kereta/sdk/contract';
import { beforeEach, expect, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { list, add, change } = contract.models;
const { server, admin } = await startWithAdmin();
const { client } = admin;
let lastEntry: number;

beforeEach(async () => {
  lastEntry = await resetCatalogue(server, admin);
});

const onSale = async () => (await server.visitor().get('/api/models')).as(list.response);
const shownModels = async () => JSON.parse((await server.visitor().get('/api/embed/demo-basic')).text).models;
const rows = () => server.db.knex('car_variants').orderBy('position');
const audit = () => server.db.knex('audit_entries').where('id', '>', lastEntry).orderBy('id');

test('a variant is added after the last of its model, with an id and the defaults', async () => {
  const response = await client.post('/api/models', { model: 'Axia', variant: '1.0 Z' });
  expect([response.status, response.headers.get('ETag')]).toEqual([201, '"2"']);
  expect(response.as(add.response)).toEqual({
    id: 'axia-1-0-z',
    brand: 'Perodua',
    model: 'Axia',
    variant: '1.0 Z',
    name: 'Axia 1.0 Z',
    price: 0,
    rate: 2.9,
    imageUrl: null,
    body: 'hatch',
    includes_insurance: false,
  });
  expect((await rows()).map(row => row.id).slice(3, 6)).toEqual(['axia-1-0-se', 'axia-1-0-z', 'bezza-1-0-g']);
  expect((await audit()).map(entry => entry.action)).toEqual(['model_added']);
});

test.each([{}, { price: 0 }])(
  'a variant added with %j is kept, and offered nowhere until it has a price',
  async price => {
    const { id } = (await client.post('/api/models', { model: 'Zaxia', variant: 'Z', ...price })).as(
      add.response,
    );
    const surfaces = ['/api/models', '/data/perodua.models.json', '/api/embed/demo-basic', '/a/demo-basic'];
    const offering = async () => {
      const texts = await Promise.all(surfaces.map(async path => (await server.visitor().get(path)).text));
      return texts.map(text => /zaxia/i.test(text));
    };
    expect(await offering()).toEqual(surfaces.map(() => false));
    const editor = (await client.get('/api/models/editor')).text;
    expect(editor).toContain(`"id":"${id}"`);
    // The picture of such a car shows the first car on offer.
    const picture = /og:image" content="[^"]*tag=([^"]+)"/;
    const [plain, named] = await Promise.all(
      ['', '?model=zaxia'].map(
        async query => picture.exec((await server.visitor().get(`/a/demo-basic${query}`)).text)?.[1],
      ),
    );
    expect(named).toBe(plain);
    expect((await client.patch(`/api/models/${id}`, { price: 41_000 })).status).toBe(200);
    await server.clock.advance({ seconds: 2 });
    await expect.poll(offering).toEqual(surfaces.map(() => true));
  },
);

test('a model of its own gets a code of its own', async () => {
  const body = {
    brand: 'Lain',
    model: 'Myvi',
    variant: '1.3 G',
    price: 5,
    rate: 0,
    imageUrl: '/cars/a.webp',
  };
  const record = (await client.post('/api/models', body)).as(add.response);
  expect(record).toMatchObject({ id: 'myvi-2-1-3-g', brand: 'Lain', imageUrl: '/cars/a.webp' });
  const models = await shownModels();
  expect(models.at(-1)).toMatchObject({
    code: 'myvi-2',
    name: 'Myvi',
    heroImage: 'http://kereta.test/cars/a.webp',
  });
  const name = (await client.post('/api/models', { model: '电动车', variant: '一' })).as(add.response);
  expect(name.id).toBe('dian-dong-che-yi');
});

test('a variant that is there already is refused, by the database', async () => {
  const body = { model: 'Axia', variant: '1.0 E' };
  expect((await client.post('/api/models', body)).problem()).toMatchObject({
    status: 409,
    code: 'model_taken',
  });
  const changed = await client.patch('/api/models/axia-1-0-g', { variant: '1.0 E' });
  expect(changed.problem().code).toBe('model_taken');
  expect(await rows()).toHaveLength(24);
  const twice = await Promise.all(
    [1, 2, 3].map(() => client.post('/api/models', { model: 'Axia', variant: 'N' })),
  );
  expect(twice.map(response => response.status).sort()).toEqual([201, 409, 409]);
});

test('a variant changes in what is given', async () => {
  const response = await client.patch('/api/models/axia-1-0-g', { price: 42999, includes_insurance: true });
  expect(response.as(change.response)).toMatchObject({
    name: 'Axia 1.0 G',
    price: 42999,
    rate: 2.9,
    includes_insurance: true,
  });
  expect((await onSale())[1]).toMatchObject({ price: 42999, includes_insurance: true });
  const renamed = (await client.patch('/api/models/axia-1-0-g', { model: 'Kancil', rate: 3 })).as(
    change.response,
  );
  expect(renamed).toMatchObject({ id: 'axia-1-0-g', model: 'Kancil', rate: 3, price: 42999 });
  expect((await shownModels()).map((model: { code: string }) => model.code)).toContain('kancil');
  expect((await client.patch('/api/models/axia-1-0-g', {})).status).toBe(200);
});

test('a variant that joins another model takes its body, and leaves it to the others', async () => {
  const joined = await client.patch('/api/models/axia-1-0-g', { model: 'Aruz' });
  expect(joined.as(change.response)).toMatchObject({ model: 'Aruz', body: 'suv' });
  const bodies = async (model: string) => [...new Set((await rows().where({ model })).map(row => row.body))];
  expect([await bodies('Aruz'), await bodies('Axia')]).toEqual([['suv'], ['hatch']]);
  await client.patch('/api/models/axia-1-0-e', { model: 'Aruz', body: 'mpv' });
  expect(await bodies('Aruz')).toEqual(['mpv']);
});

test('a variant goes off sale and comes back', async () => {
  await client.patch('/api/models/axia-1-0-g', { active: false });
  await client.post('/api/models', { model: 'Axia', variant: '1.0 Z', active: false });
  expect(await onSale()).toHaveLength(23);
  expect((await rows()).filter(row => !row.active).map(row => row.id)).toEqual(['axia-1-0-g', 'axia-1-0-z']);
  await client.patch('/api/models/axia-1-0-g', { active: true });
  expect(await onSale()).toHaveLength(24);
});

test('a variant is taken out', async () => {
  const response = await client.delete('/api/models/axia-1-0-g');
  expect([response.status, response.text]).toEqual([204, '']);
  expect(await onSale()).toHaveLength(23);
  const [entry] = await audit();
  expect(entry).toMatchObject({
    action: 'model_removed',
    actor: 'admin',
    admin_id: admin.admin.id,
    admin_email: admin.admin.email,
    network: '127.0.0.1',
    request_id: response.headers.get('X-Request-Id'),
  });
  expect(JSON.parse(entry.state_before)).toEqual({
    'axia-1-0-g': expect.objectContaining({ model: 'Axia', variant: '1.0 G', otr: expect.any(Number) }),
  });
  expect(JSON.parse(entry.state_after)).toEqual({});
});

test('what is not there is neither changed nor taken out', async () => {
  for (const response of [
    await client.patch('/api/models/nothing', { price: 1 }),
    await client.delete('/api/models/nothing'),
    await client.delete('/api/models/toString'),
  ])
    expect(response.problem()).toMatchObject({ status: 404, code: 'model_not_found' });
  expect((await client.delete('/api/models/%20')).problem().errors).toMatchObject([{ path: 'id' }]);
  expect(await audit()).toEqual([]);
});

test('a change of one variant may name the version that it saw', async () => {
  const headers = { 'If-Match': '"1"' };
  expect((await client.patch('/api/models/axia-1-0-e', { price: 1 }, { headers })).status).toBe(200);
  const again = await client.patch('/api/models/axia-1-0-e', { price: 2 }, { headers });
  expect(again.problem().code).toBe('stale_version');
  expect((await client.delete('/api/models/axia-1-0-e', undefined, { headers })).problem().status).toBe(409);
  expect((await onSale())[0]?.price).toBe(1);
});

test.each([
  ['model', undefined],
  ['variant', undefined],
  ['variant', ''],
  ['price', -1],
  ['price', 10_000_001],
  ['price', '5'],
  ['rate', 11],
  ['rate', 0.001],
  ['brand', 'x'.repeat(61)],
  ['imageUrl', 'javascript:alert(1)'],
  ['includes_insurance', 'yes'],
  ['active', 1],
])('a new variant’s %s may not be %j', async (field, value) => {
  const problem = (await client.post('/api/models', { model: 'X', variant: '1', [field]: value })).problem();
  expect(problem.errors?.map(error => error.path)).toEqual([field]);
});
