import { contract } from '@loan-kereta/sdk/contract';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { resetCatalogue } from '../../testing/catalogue.ts';
import type { TestClient } from '../../testing/client.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();
beforeEach(() => resetCatalogue(server, admin));

// Few words, so that names meet: a Myvi X with its A, a Myvi with its X A, of one brand and of another.
const word = fc.constantFrom('Myvi', 'X', 'A', 'Myvi X', 'X A', '1.0 (T)', '迈', 'O\'X"\\');
const variant = fc.record({
  brand: fc.constantFrom('Perodua', 'Proton', 'BYD'),
  model: word,
  variant: word,
  price: fc.integer({ min: 0, max: 10_000_000 }),
  rate: fc.integer({ min: 0, max: 954 }).map(hundredths => hundredths / 100),
  rate_kind: fc.constantFrom('flat', 'effective'),
  imageUrl: fc.constantFrom(
    null,
    '/cars/a.webp',
    '/cars/a b.webp?x=1',
    'https://example.com/é.png',
    'http://example.com/a',
  ),
  includes_insurance: fc.boolean(),
});
const catalogues = fc.uniqueArray(variant, {
  minLength: 1,
  maxLength: 12,
  selector: ({ brand, model, variant }) => JSON.stringify([brand, model, variant]),
});

const rows = () => server.db.knex('car_variants').orderBy(['position', 'id']);

async function fill(catalogue: readonly object[]): Promise<void> {
  await server.db.knex('car_variants').del();
  for (const record of catalogue) {
    const response = await admin.client.post('/api/models', record);
    expect([response.status, response.text]).toEqual([201, response.text]);
  }
}

/** Reads a document and saves what was read; what comes back is the same. */
async function writeBack(client: TestClient, path: string, fields: readonly string[]): Promise<void> {
  const read = await client.get(path);
  const document = JSON.parse(read.text);
  const body = Object.fromEntries(fields.map(field => [field, document[field]]));
  const headers = { 'If-Match': read.headers.get('ETag') ?? '' };
  const saved = await client.put(path, body, { headers });
  expect([path, saved.status, saved.text]).toEqual([path, 200, saved.text]);
  expect(JSON.parse(saved.text)).toMatchObject(body);
}

test('whatever is read of the list can be written back, and changes nothing', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  await fc.assert(
    fc.asyncProperty(catalogues, async catalogue => {
      await fill(catalogue);
      const before = await rows();
      await writeBack(admin.client, '/api/models/editor', ['items']);
      await writeBack(admin.client, '/api/prices', ['items']);
      for (const record of (await server.visitor().get('/api/models')).as(contract.models.list.response)) {
        const response = await admin.client.patch(`/api/models/${record.id}`, record);
        expect(response.as(contract.models.change.response)).toMatchObject({
          id: record.id,
          name: record.name,
        });
      }
      expect(await rows()).toEqual(before);

      await client.delete('/api/me/data');
      await writeBack(client, '/api/me/data', ['models']);
      await writeBack(client, '/api/me/data', ['models']);
    }),
    { numRuns: 30 },
  );
});

test('the price list tells a Myvi X with its A from a Myvi with its X A', async () => {
  const form = { price: 1, rate: 2 };
  await fill([
    { ...form, model: 'Myvi X', variant: 'A' },
    { ...form, model: 'Myvi', variant: 'X A' },
    { ...form, brand: 'Proton', model: 'Myvi', variant: 'X A' },
  ]);
  await writeBack(admin.client, '/api/prices', ['items']);
});

test('a list of a hundred models is one that an advisor can edit', async () => {
  await fill(Array.from({ length: 100 }, (_, index) => ({ model: `M${index}`, variant: 'X', price: 1 })));
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  await writeBack(client, '/api/me/data', ['models']);
});

test('the whole address of a picture on this site is kept as its path', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  await admin.client.patch('/api/models/axia-1-0-e', { imageUrl: 'http://kereta.test/cars/a.webp' });
  expect((await rows())[0]).toMatchObject({ image: '/cars/a.webp' });
  const embed = (await server.visitor().get(`/api/embed/${advisor.slug}`)).as(contract.embed.get.response);
  expect(embed.models[0]?.heroImage).toBe('http://kereta.test/cars/a.webp');
  // The calculator hands an advisor's editor what the embed answered.
  const saved = await client.put(
    '/api/me/data',
    { models: embed.models },
    { headers: { 'If-Match': '"0"' } },
  );
  expect(saved.as(contract.editedData.save.response).models[0]).toMatchObject({
    heroImage: '/cars/a.webp',
    variants: [{ image: '/cars/a.webp' }, {}, {}, {}],
  });
});
