import { contract } from '@loan-kereta/sdk/contract';
import { beforeEach, expect, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { list, editor, saveEditor } = contract.models;
const { server, admin } = await startWithAdmin();
const { client } = admin;
let lastEntry: number;

beforeEach(async () => {
  lastEntry = await resetCatalogue(server, admin);
});

const path = '/api/models/editor';
const onSale = async () => (await server.visitor().get('/api/models')).as(list.response);
const shownModels = async () => JSON.parse((await server.visitor().get('/api/embed/demo-basic')).text).models;

async function open(from = client) {
  const response = await from.get(path);
  return { items: response.as(editor.response).items, tag: response.headers.get('ETag') ?? '' };
}
const save = (items: unknown, tag: string, from = client) =>
  from.put(path, { items }, { headers: { 'If-Match': tag } });
const rows = () => server.db.knex('car_variants').orderBy('position');
const audit = () => server.db.knex('audit_entries').where('id', '>', lastEntry).orderBy('id');

test('the document holds every variant with the fields of its form, and its version', async () => {
  const { items, tag } = await open();
  expect(items).toHaveLength(24);
  expect(items[0]).toEqual({
    id: 'axia-1-0-e',
    brand: 'Perodua',
    code: 'axia',
    model: 'Axia',
    variant: '1.0 E',
    otr: 40310,
    defaultRate: 2.9,
    image: null,
    body: 'hatch',
    active: true,
    includes_insurance: false,
  });
  expect(tag).toBe('"1"');
  expect((await client.get(path)).headers.get('Cache-Control')).toBe('no-store');
});

test('a saved document is what is shown from then on, in its order', async () => {
  const { items, tag } = await open();
  expect(await shownModels()).toHaveLength(6);
  const [first, second, ...rest] = items;
  const insured = { ...second, otr: 43000, defaultRate: 3.15, includes_insurance: true };
  const changed = [insured, { ...first, active: false }, ...rest];
  const fresh = { code: 'qv-e', model: 'QV-E', variant: '1.0', otr: 80000, defaultRate: 2.5 };
  const response = await save([...changed.slice(0, -1), fresh], tag);
  expect(response.headers.get('ETag')).toBe('"2"');
  const saved = response.as(saveEditor.response).items;
  expect(saved).toHaveLength(24);
  expect(saved[0]).toEqual(insured);
  expect(saved.at(-1)).toEqual({
    ...fresh,
    id: 'qv-e-1-0',
    brand: 'Perodua',
    image: null,
    body: null,
    active: true,
    includes_insurance: false,
  });
  expect((await open()).items).toEqual(saved);

  // At once, not after a second: this process knows of its own write.
  const visible = await onSale();
  expect(visible.map(record => record.id)).not.toContain('axia-1-0-e');
  expect(visible.map(record => record.id)).not.toContain('aruz-1-5-av');
  expect(visible[0]).toMatchObject({ name: 'Axia 1.0 G', price: 43000, rate: 3.15 });
  expect(await shownModels()).toHaveLength(7);
  expect(JSON.parse((await server.visitor().get('/data/perodua.models.json')).text).models).toHaveLength(7);
  expect(await rows()).toMatchObject([
    { id: 'axia-1-0-g', otr: 43000, rate_hundredths: 315, position: 0 },
    ...Array(23).fill({}),
  ]);

  expect(await audit()).toMatchObject([
    { action: 'models_saved', advisor_id: null, admin_email: admin.admin.email },
  ]);
  const [entry] = await audit();
  expect(JSON.parse(entry.details)).toEqual({ version: 2, added: 1, removed: 1, changed: 2 });
});

test('what the form does not show of a variant is kept', async () => {
  await server.db
    .knex('car_variants')
    .where({ model_code: 'alza' })
    .update({ brand: 'Lain', includes_insurance: true });
  const { items, tag } = await open();
  const fresh = { code: 'alza', model: 'Alza', variant: '1.5 Z', otr: 1, defaultRate: 1 };
  await save([...items, fresh], tag);
  const alza = await server.db.knex('car_variants').where({ model_code: 'alza' });
  expect(alza.map(row => [row.brand, Boolean(row.includes_insurance)])).toEqual([
    ['Lain', true],
    ['Lain', true],
    ['Lain', true],
    ['Lain', false],
  ]);
});

test('brand and body are as the document says of any variant, and as they were where it says nothing', async () => {
  const { items, tag } = await open();
  const [{ brand: _, body: __, ...silent } = {}, ...rest] = items;
  const told = rest.map(item => (item.code === 'axia' ? { ...item, body: null } : item));
  const saga = { code: 'saga', model: 'Saga', variant: '1.3', otr: 34_800, defaultRate: 3.1 };
  const proton = { ...saga, brand: 'Proton', body: 'sedan' };
  expect((await save([silent, ...told, proton], tag)).status).toBe(200);
  const stored = await rows();
  expect(stored.map(row => [row.brand, row.body]).filter((_, index) => [0, 1, 24].includes(index))).toEqual([
    ['Perodua', null],
    ['Perodua', null],
    ['Proton', 'sedan'],
  ]);
  expect((await shownModels()).at(-1)).toMatchObject({ brand: 'Proton', name: 'Saga', body: 'sedan' });
});

test('a model has one brand, and a body that there is', async () => {
  const { items, tag } = await open();
  const response = await save([items[0], { ...items[1], brand: 'Proton', body: 'tractor' }], tag);
  expect(response.problem().errors?.map(error => error.path)).toEqual(['items.1.body']);
  const other = await save([items[0], { ...items[1], brand: 'Proton' }], tag);
  expect(other.problem().errors?.map(error => error.path)).toEqual(['items.1.brand']);
});

test('a variant that the document gives to another model has the body of that one', async () => {
  const { items, tag } = await open();
  const silent = items.map(({ body: _, ...item }) => item);
  const [first, ...rest] = silent;
  expect((await save([{ ...first, code: 'aruz', model: 'Aruz' }, ...rest], tag)).status).toBe(200);
  const bodyOf = (code: string) => items.find(item => item.code === code)?.body;
  expect(bodyOf('aruz')).not.toBe(bodyOf('axia'));
  expect((await rows())[0]).toMatchObject({ model: 'Aruz', body: bodyOf('aruz') });
});

test('of two bodies told of one model the second is refused', async () => {
  const { items, tag } = await open();
  const response = await save(
    [
      { ...items[0], body: 'suv' },
      { ...items[1], body: null },
    ],
    tag,
  );
  expect(response.problem().errors?.map(error => error.path)).toEqual(['items.1.body']);
});

test('a new variant’s body is told of all of its model', async () => {
  const { tag } = await open();
  const headers = { 'If-Match': tag };
  const added = await client.post('/api/models', { model: 'Axia', variant: '2.0', body: 'suv' }, { headers });
  expect(added.status).toBe(201);
  const axias = (await rows()).filter(row => row.model === 'Axia');
  expect(new Set(axias.map(row => row.body))).toEqual(new Set(['suv']));
});

test('the whole list may go', async () => {
  expect((await save([], (await open()).tag)).status).toBe(200);
  expect(await onSale()).toEqual([]);
  expect(await shownModels()).toEqual([]);
});

test('two names may change places', async () => {
  const { items, tag } = await open();
  const [first, second, ...rest] = items;
  const swapped = [{ ...first, variant: second?.variant }, { ...second, variant: first?.variant }, ...rest];
  expect((await save(swapped, tag)).status).toBe(200);
  expect((await onSale())[0]).toMatchObject({ id: 'axia-1-0-e', variant: '1.0 G' });
});

test('a save of an old version is told whose came before, and writes nothing', async () => {
  const other = await server.signedInAdmin();
  const mine = await open();
  const theirs = await open(other.client);
  expect((await save(theirs.items.slice(1), theirs.tag, other.client)).status).toBe(200);
  const [saved] = await server.db.knex('documents').where({ name: 'car_variants' });
  const problem = (await save(mine.items.slice(2), mine.tag)).problem();
  expect(problem).toMatchObject({ status: 409, code: 'stale_version' });
  expect(problem.detail).toContain(
    `${other.admin.email} saved this at ${new Date(saved.saved_at).toISOString()}`,
  );
  expect(await rows()).toHaveLength(23);
  expect(await audit()).toHaveLength(1);
});

test('of several saves of one version at the same time one is kept', async () => {
  const { items, tag } = await open();
  const responses = await Promise.all([1, 2, 3, 4].map(count => save(items.slice(count), tag)));
  expect(responses.map(response => response.status).sort()).toEqual([200, 409, 409, 409]);
  const saved = responses.findIndex(response => response.status === 200);
  expect(await rows()).toHaveLength(24 - (saved + 1));
  expect((await open()).tag).toBe('"2"');
});

test('a save without If-Match wins, and a stale If-Match is refused', async () => {
  const { items } = await open();
  expect((await client.put(path, { items })).headers.get('ETag')).toBe('"2"');
  for (const tag of ['"0"', '"3"', '1', 'nonsense', '""'])
    expect([tag, (await save(items, tag)).problem().code]).toEqual([tag, 'stale_version']);
  // As a proxy writes it, as one of several, and, for who means it, as whatever there is.
  for (const tag of ['W/"2"', '"7", "3"', '*']) expect((await save(items, tag)).status).toBe(200);
});

const good = {
  id: 'x',
  code: 'x',
  model: 'X',
  variant: '1',
  otr: 1,
  defaultRate: 1,
  image: '',
  active: true,
};

test.each([
  ['otr', -1],
  ['otr', 10_000_001],
  ['otr', 1.5],
  ['otr', '40000'],
  ['otr', null],
  ['defaultRate', -0.1],
  ['defaultRate', 10.01],
  ['defaultRate', 2.905],
  ['defaultRate', '2.9'],
  ['model', ''],
  ['model', '   '],
  ['model', 'x'.repeat(61)],
  ['variant', 'x'.repeat(61)],
  ['variant', 'a\nb'],
  ['code', 'a b'],
  ['code', 'x'.repeat(61)],
  ['id', ''],
  ['id', 'x'.repeat(65)],
  ['id', '../x'],
  ['id', 7],
  ['image', 'javascript:alert(1)'],
  ['image', '//evil.example/x.png'],
  ['image', `/uploads/${'0'.repeat(40)}.webp`],
  ['image', 'x.png'],
  ['image', `https://example.com/${'x'.repeat(500)}`],
  ['active', 'yes'],
  ['includes_insurance', 'yes'],
])('an item’s %s may not be %j: it is named with its place, and nothing is written', async (field, value) => {
  const { items, tag } = await open();
  const problem = (await save([...items.slice(0, 3), { ...good, [field]: value }], tag)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(new Set(problem.errors?.map(error => error.path))).toEqual(new Set([`items.3.${field}`]));
  expect(problem.detail).toBe(problem.errors?.[0]?.message);
  expect(problem.detail).toMatch(/^Item 4, /);
  expect(await rows()).toHaveLength(24);
  expect((await open()).tag).toBe('"1"');
});

test.each([
  ['the same id twice', [good, { ...good, variant: '2' }], 'items.1.id'],
  ['the same name twice', [good, { ...good, id: 'y' }], 'items.1.variant'],
  ['one code for two models', [good, { ...good, id: 'y', model: 'Y' }], 'items.1.model'],
  ['a field that is missing', [good, { ...good, otr: undefined }], 'items.1.otr'],
  ['an item that is none', [good, null], 'items.1'],
  ['too many', Array(1001).fill(good), 'items'],
])('%s: the document is refused', async (_, items, path) => {
  const problem = (await save(items, '"1"')).problem();
  expect(problem.errors?.map(error => error.path)).toContain(path);
  expect(await rows()).toHaveLength(24);
});

test.each([{}, { items: {} }, { items: null }, [], 'text'])('%j is no document', async body => {
  const response = await client.put(path, body, { headers: { 'If-Match': '"1"' } });
  expect(response.problem().status).toBe(400);
});

test.each([
  ['GET', path],
  ['PUT', path],
  ['GET', '/api/prices'],
  ['PUT', '/api/prices'],
  ['POST', '/api/models'],
  ['PATCH', '/api/models/axia-1-0-e'],
  ['DELETE', '/api/models/axia-1-0-e'],
])('%s %s is for admins', async (method, address) => {
  const body = method === 'GET' ? {} : { body: { items: [], price: 1 } };
  expect((await server.visitor().send(method, address, body)).problem().status).toBe(401);
  const advisor = await server.signedInAdvisor({ plan: 'diamond' });
  expect((await advisor.client.send(method, address, body)).problem()).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect(await rows()).toHaveLength(24);
});
