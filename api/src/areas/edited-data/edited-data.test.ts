import { contract } from '@loan-kereta/sdk/contract';
import { highestOtr } from '@loan-kereta/sdk/loan';
import { catalogueLimits, longestAddress } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/me/data';
const own = [
  {
    brand: 'Perodua',
    code: 'axia',
    name: 'Axia',
    rate: 3.2,
    heroImage: '/cars/axia.webp',
    variants: [{ id: 'axia-x', name: '1.0 X', otr: 44000, rate: 3.1, image: 'https://example.com/x.png' }],
  },
  { brand: 'Siti', code: 'lori', body: 'pickup', name: 'Lori Siti', rate: 0, variants: [] },
];
const diamond = () => server.signedInAdvisor({ plan: 'diamond' });
async function open(client: TestClient) {
  const response = await client.get(path);
  return { ...response.as(contract.editedData.get.response), tag: response.headers.get('ETag') ?? '' };
}
const save = (client: TestClient, models: unknown, tag = '"0"') =>
  client.put(path, { models }, { headers: { 'If-Match': tag } });
const rendered = async (slug: string) =>
  JSON.parse((await server.visitor().get(`/api/embed/${slug}`)).text).models;

test('before any edit the document is the site’s, with a version to start from', async () => {
  const { client } = await diamond();
  const { models, edited, active, saved_at, tag } = await open(client);
  expect(models.map(model => model.name)).toEqual(['Axia', 'Bezza', 'Myvi', 'Ativa', 'Alza', 'Aruz']);
  expect({ edited, active, saved_at, tag }).toEqual({
    edited: false,
    active: true,
    saved_at: null,
    tag: '"0"',
  });
});

test('an own variant without a price is kept and not offered to buyers', async () => {
  const { client, advisor } = await diamond();
  const free = { id: 'axia-y', name: '1.0 Y', otr: 0 };
  const models = own.map(model => ({ ...model, variants: model.variants.flatMap(each => [each, free]) }));
  expect((await save(client, models)).status).toBe(200);
  expect((await open(client)).models[0]?.variants).toHaveLength(2);
  expect((await rendered(advisor.slug))[0].variants).toMatchObject([{ id: 'axia-x' }]);
});

test('an edited document is answered, kept, and shown by the advisor’s own calculator only', async () => {
  const { client, advisor } = await diamond();
  const other = await diamond();
  expect(await rendered(advisor.slug)).toHaveLength(6);
  const response = await save(client, own);
  expect(response.headers.get('ETag')).toBe('"1"');
  const saved = response.as(contract.editedData.save.response);
  expect(saved).toMatchObject({ models: own, edited: true, active: true });
  expect(await open(client)).toEqual({ ...saved, tag: '"1"' });
  const row = await server.db.knex('edited_data').where({ advisor_id: advisor.id }).first();
  expect(JSON.parse(row.document)).toEqual(own);

  // At once, and with addresses for any page.
  expect(await rendered(advisor.slug)).toEqual([
    { ...own[0], heroImage: 'http://kereta.test/cars/axia.webp' },
    own[1],
  ]);
  expect(await rendered(other.advisor.slug)).toHaveLength(6);
  expect((await open(other.client)).edited).toBe(false);
});

test('a stored rate above the ceiling blocks no save; a new one is refused', async () => {
  const { client, advisor } = await diamond();
  await save(client, own);
  const [model, ...others] = own;
  const above = { ...model, rate: 9.8 };
  await server.db
    .knex('edited_data')
    .where({ advisor_id: advisor.id })
    .update({ document: JSON.stringify([above, ...others]) });
  const renamed = { ...above, name: 'Axia 1.0' };
  expect((await save(client, [renamed, ...others], '"1"')).status).toBe(200);
  const refused = await save(client, [{ ...renamed, rate: 9.81 }, ...others], '"2"');
  expect(refused.problem().errors).toEqual([
    {
      path: 'models.0.rate',
      message:
        'Model 1, Rate: A flat rate of 9.81% is above the legal ceiling: at most 9.54% over 5, 7, 9 years.',
    },
  ]);
});

test('a document from before brands were told apart is of the default one', async () => {
  const { client, advisor } = await diamond();
  const [{ brand: _, ...older } = {}] = own;
  const saved = (await save(client, [older])).as(contract.editedData.save.response);
  expect(saved.models).toMatchObject([{ brand: 'Perodua', name: 'Axia' }]);
  const row = server.db.knex('edited_data').where({ advisor_id: advisor.id });
  await row.update({ document: JSON.stringify([older]) });
  expect((await open(client)).models).toMatchObject([{ brand: 'Perodua' }]);
});

test('going back to the site’s models shows them at once, and the version goes on', async () => {
  const { client, advisor } = await diamond();
  await save(client, own);
  expect((await client.delete(path)).status).toBe(204);
  expect(await rendered(advisor.slug)).toHaveLength(6);
  expect(await open(client)).toMatchObject({ edited: false, saved_at: null, tag: '"2"' });
  // A window that still has the first version must not pass for one that has the third.
  expect((await save(client, own, '"1"')).problem().code).toBe('stale_version');
  expect((await save(client, own, '"2"')).status).toBe(200);
});

test('what was edited lapses with the plan and comes back with it', async () => {
  const { client, advisor } = await diamond();
  await save(client, own);
  const account = () => server.db.knex('advisors').where({ id: advisor.id });
  await account().update({ penalty_until: new Date(server.clock.now().getTime() + 3_600_000) });
  await expect.poll(async () => (await rendered(advisor.slug)).length).toBe(6);
  expect(await open(client)).toMatchObject({ edited: true, active: false });
  expect((await save(client, own, '"1"')).problem()).toMatchObject({
    status: 403,
    code: 'edit_data_not_in_plan',
    detail: 'Edit Data requires Lifetime plan.',
  });
  // Nothing has to run when the penalty ends.
  await account().update({ penalty_until: new Date(server.clock.now().getTime() - 1000) });
  await expect.poll(async () => (await rendered(advisor.slug)).length).toBe(2);
});

test.each(['basic', 'premium'] as const)('the %s plan edits nothing, and may still go back', async plan => {
  const { client } = await server.signedInAdvisor({ plan });
  expect((await save(client, own)).problem().code).toBe('edit_data_not_in_plan');
  expect(await open(client)).toMatchObject({ edited: false, active: false });
  expect((await client.delete(path)).status).toBe(204);
});

test.each(['GET', 'PUT', 'DELETE'])('%s needs a session', async method => {
  const body = method === 'PUT' ? { body: { models: own } } : {};
  expect((await server.visitor().send(method, path, body)).problem().code).toBe('not_signed_in');
});

test('a save names the version that it changes, and an old one is refused', async () => {
  const { client } = await diamond();
  expect((await save(client, own)).status).toBe(200);
  const stale = (await save(client, own)).problem();
  expect(stale).toMatchObject({ status: 409, code: 'stale_version' });
  expect(stale.detail).toMatch(/^Another of your windows saved this at \d{4}-.*Z\./);
  const responses = await Promise.all([1, 2, 3].map(() => save(client, own, '"1"')));
  expect(responses.map(response => response.status).sort()).toEqual([200, 409, 409]);
  const removal = await client.delete(path, undefined, { headers: { 'If-Match': '"1"' } });
  expect(removal.problem().code).toBe('stale_version');
  expect((await client.put(path, { models: own })).status, 'without If-Match').toBe(200);
});

const [axia] = own;
const withModel = (change: object) => [{ ...axia, ...change }];
const withVariant = (change: object) => withModel({ variants: [{ ...axia?.variants[0], ...change }] });
const many = (count: number, form: (index: number) => object) =>
  Array.from({ length: count }, (_, i) => form(i));

test.each([
  [[], 'models'],
  [{}, 'models'],
  [undefined, 'models'],
  [[null], 'models.0'],
  [withModel({ code: '' }), 'models.0.code'],
  [withModel({ name: '' }), 'models.0.name'],
  [withModel({ name: 'x'.repeat(catalogueLimits.name + 1) }), 'models.0.name'],
  [withModel({ rate: 10.01 }), 'models.0.rate'],
  [withModel({ rate: '3' }), 'models.0.rate'],
  [withModel({ heroImage: 'javascript:alert(1)' }), 'models.0.heroImage'],
  [withModel({ variants: {} }), 'models.0.variants'],
  [withModel({ variants: undefined }), 'models.0.variants'],
  [withVariant({ id: 'a b' }), 'models.0.variants.0.id'],
  [withVariant({ name: '' }), 'models.0.variants.0.name'],
  [withVariant({ otr: 1e9 }), 'models.0.variants.0.otr'],
  [withVariant({ otr: -1 }), 'models.0.variants.0.otr'],
  [withVariant({ otr: 0.5 }), 'models.0.variants.0.otr'],
  [withVariant({ rate: 2.555 }), 'models.0.variants.0.rate'],
  [withVariant({ image: 'x' }), 'models.0.variants.0.image'],
  [[axia, axia], 'models.1.code'],
  [[axia, { ...axia, code: 'b' }], 'models.1.variants.0.id'],
  [many(catalogueLimits.items + 1, i => ({ code: `c${i}`, name: 'x', rate: 1, variants: [] })), 'models'],
  [
    withModel({ variants: many(catalogueLimits.items + 1, i => ({ id: `v${i}`, name: 'x', otr: 1 })) }),
    'models',
  ],
])('a document is refused by the name of the field (%#)', async (models, field) => {
  const { client } = await diamond();
  const problem = (await save(client, models)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toContain(field);
  expect((await open(client)).edited).toBe(false);
});

test('a document may be as large as its limits let it, and not a byte more than it may ever need', async () => {
  const { client } = await diamond();
  const name = '車'.repeat(catalogueLimits.name);
  const image = `https://example.com/${'x'.repeat(longestAddress - 20)}`;
  const models = many(catalogueLimits.items, i => ({
    brand: name,
    code: `${i}`.padStart(catalogueLimits.code, 'c'),
    name,
    rate: 15.99,
    rate_kind: 'effective',
    heroImage: image,
    variants: [
      {
        id: `${i}`.padStart(catalogueLimits.id, 'v'),
        name,
        otr: highestOtr,
        rate: 15.99,
        rate_kind: 'effective',
        image,
      },
    ],
  }));
  const saved = await save(client, models);
  expect(saved.as(contract.editedData.save.response).models).toEqual(models);
  const large = JSON.stringify({ models }).padEnd(catalogueLimits.bytes + 1, ' ');
  const response = await client.put(path, large, { headers: { 'If-Match': '"1"' } });
  expect(response.problem()).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('a document that is not JSON is refused as such', async () => {
  const { client } = await diamond();
  const response = await client.put(path, '{"models": [', { headers: { 'If-Match': '"0"' } });
  expect(response.problem().code).toBe('malformed_json');
});
