import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { defaultLayout, layoutLimits } from '@loan-kereta/sdk/layouts';
import { highestOtr } from '@loan-kereta/sdk/loan';
import {
  adminJobLimits,
  adminLimits,
  catalogueLimits,
  highestPayment,
  longestAddress,
} from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sentenceOf } from './http/issues.ts';
import type { SignedInAdmin } from './testing/accounts.ts';
import { resetCatalogue } from './testing/catalogue.ts';
import type { TestClient } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let admin: SignedInAdmin;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedInAdmin();
});
beforeEach(() => resetCatalogue(server, admin));
afterAll(() => server.stop());

const { items: most, bytes } = catalogueLimits;
const many = <Item>(count: number, form: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => form(index));
const name = '車'.repeat(catalogueLimits.name);
const variant = (index: number) => `${index}`.padStart(catalogueLimits.name, '車');
const image = `https://example.com/${'x'.repeat(longestAddress - 20)}`;
const code = (index: number) => `${index}`.padStart(catalogueLimits.code, 'c');
const id = (index: number) => `${index}`.padStart(catalogueLimits.id, 'v');

const everybody = many(adminJobLimits.selected, index => 2_147_483_647 - index);

/** The longest list of the longest items that the contract takes. */
const largest: Readonly<Record<string, () => unknown>> = {
  'PUT /api/models/editor': () => ({
    items: many(most, index => ({
      ...{ id: id(index), code: code(index), model: name, variant: variant(index) },
      ...{ otr: highestOtr, defaultRate: 15.99, rate_kind: 'effective', image, active: true },
    })),
  }),
  'PUT /api/prices': () => ({
    items: many(most, index => ({
      ...{
        id: id(index),
        name: `${name} ${variant(index)}`,
        price: highestOtr,
        rate: 15.99,
        rate_kind: 'effective',
        image,
      },
    })),
  }),
  'PUT /api/me/data': () => ({
    models: many(most, index => ({
      ...{ code: code(index), name, rate: 15.99, rate_kind: 'effective', heroImage: image },
      variants: [{ id: id(index), name, otr: highestOtr, rate: 15.99, rate_kind: 'effective', image }],
    })),
  }),
  'POST /api/embed-check': () => ({
    advisors: many(20, () => '車'.repeat(catalogueLimits.name)),
    findings: many(20, () => ({
      ...{ code: 'x'.repeat(40), severity: 'warning' },
      ...{ problem: '車'.repeat(longestAddress), remedy: '車'.repeat(longestAddress) },
    })),
  }),
  // There are as many as there are plans.
  'PUT /api/admin/plans': () => ({ plans: [] }),
  // Its rules let a layout have each of the six blocks once.
  'POST /api/theme-presets': () => ({ components: defaultLayout.components }),
  'PATCH /api/theme-presets/:id': () => ({ components: defaultLayout.components }),
  'POST /api/admin/jobs/plan': () => ({
    ...{ ids: everybody, plan: 'premium', amount: highestPayment },
    payment_note: '車'.repeat(adminLimits.paymentNote),
  }),
  'POST /api/admin/jobs/approval': () => ({ ids: everybody }),
  'POST /api/admin/jobs/export': () => ({ ids: everybody }),
  'POST /api/prices/changes': () => ({
    due_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    items: many(most, index => ({ id: id(index), price: highestOtr, rate: 15.99, rate_kind: 'effective' })),
  }),
};

const hasList = (schema: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"array"');

test('every list that may be sent is in this file', () => {
  const withLists = Object.values(contract)
    .flatMap(area => Object.values<Endpoint>(area))
    .filter(({ body }) => body && hasList(body))
    .map(({ method, path }) => `${method} ${path}`);
  expect(withLists.sort()).toEqual(Object.keys(largest).sort());
});

async function put(client: TestClient, path: string) {
  const tag = (await client.get(path)).headers.get('ETag') ?? '';
  const body = largest[`PUT ${path}`]?.();
  const response = await client.put(path, body, { headers: { 'If-Match': tag } });
  expect([response.status, response.text.slice(0, 300)]).toEqual([200, response.text.slice(0, 300)]);
  expect(JSON.parse(response.text)).toMatchObject(body as object);
  expect(JSON.parse((await client.get(path)).text)).toMatchObject(body as object);
}

test('the largest list of models is saved, priced, shown, and edited by an advisor', async () => {
  await put(admin.client, '/api/models/editor');
  await put(admin.client, '/api/prices');
  const scheduled = await admin.client.post('/api/prices/changes', largest['POST /api/prices/changes']?.());
  expect([scheduled.status, scheduled.text.slice(0, 300)]).toEqual([201, scheduled.text.slice(0, 300)]);
  const onSale = (await server.visitor().get('/api/models')).as(contract.models.list.response);
  expect(onSale).toHaveLength(most);

  // What the site's list grows to, an advisor can still save.
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  const { models } = JSON.parse((await client.get('/api/me/data')).text);
  const saved = await client.put('/api/me/data', { models }, { headers: { 'If-Match': '"0"' } });
  expect([saved.status, JSON.parse(saved.text).models]).toEqual([200, models]);
  await put(client, '/api/me/data');
  const embed = (await server.visitor().get(`/api/embed/${advisor.slug}`)).as(contract.embed.get.response);
  expect(embed.models).toHaveLength(most);

  const full = await admin.client.post('/api/models', { model: 'X', variant: 'Y' });
  expect(full.problem()).toMatchObject({ status: 409, code: 'too_many_models' });
});

test('the largest report of a page is stored and shown', async () => {
  const { client } = await server.signedInAdvisor();
  const report = largest['POST /api/embed-check']?.();
  const { mark } = (await client.post('/api/me/embed-check')).as(contract.embedChecks.make.response);
  expect((await server.visitor().post('/api/embed-check', { mark, report })).status).toBe(204);
  const { check } = (await client.get('/api/me/embed-check')).as(contract.embedChecks.get.response);
  expect(check?.report).toEqual(report);
});

test('as many users as may be selected are handed to a job', async () => {
  for (const path of ['/api/admin/jobs/plan', '/api/admin/jobs/approval', '/api/admin/jobs/export']) {
    const response = await admin.client.post(path, largest[`POST ${path}`]?.());
    expect([response.status, response.text]).toEqual([201, response.text]);
  }
});

test('an advisor has as many layouts as there may be', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'premium' });
  const layout = {
    ...{ name: '車'.repeat(layoutLimits.name), description: '車'.repeat(layoutLimits.description) },
    components: defaultLayout.components.map(block => ({
      ...block,
      id: block.id.padEnd(layoutLimits.blockId, '車'),
    })),
  };
  for (let count = 1; count <= layoutLimits.layouts; count++) {
    const response = await client.post('/api/theme-presets', layout);
    expect([response.status, response.text]).toEqual([201, response.text]);
    expect(response.as(contract.layouts.add.response)).toMatchObject(layout);
  }
});

const ones = `{"models":[{"variants":[${'1,'.repeat(bytes / 2 - 30)}1]}]}`;
const deep = (opening: string, closing: string) =>
  `{"models":${opening.repeat(bytes / 20)}1${closing.repeat(bytes / 20)}}`;
const hostile: readonly (readonly [string, string])[] = [
  ['one long list', ones],
  ['a list of long lists', `{"models":[${`{"variants":[${'{},'.repeat(1000)}1]},`.repeat(500)}1]}`],
  [
    'as many bad items as fit the limit',
    `{"models":[${`{},`.repeat(999)}{"variants":[${'{},'.repeat(999)}{}]}]}`,
  ],
  ['lists in lists', deep('[', ']')],
  ['objects in objects', deep('{"variants":', '}')],
  ['a great many fields', `{${many(100_000, index => `"f${index}":1`).join(',')}}`],
  ['a long number', `{"models":${'9'.repeat(bytes - 100)}}`],
];

test.each(hostile)('%s is refused briefly, naming few fields', async (_, body) => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  const admins = body.replace(/^\{"models"/, '{"items"');
  for (const response of [
    await client.put('/api/me/data', body, { headers: { 'If-Match': '*' } }),
    await admin.client.put('/api/models/editor', admins, { headers: { 'If-Match': '*' } }),
    await admin.client.put('/api/prices', admins, { headers: { 'If-Match': '*' } }),
  ]) {
    const problem = response.problem();
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(problem.errors?.length).toBeLessThanOrEqual(20);
    expect(Buffer.byteLength(response.text)).toBeLessThan(2500);
  }
});

test('fields that a caller has named as they liked are refused at once, and briefly', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'premium' });
  // Of what our sentences are recognized by, as often as fits.
  const name = (length: number) => `${' must be '.repeat(length / 30)}${' to '.repeat(length / 6)}`;
  const sent = (names: readonly string[]) => JSON.stringify(Object.fromEntries(names.map(each => [each, 1])));
  const few = (await client.post('/api/me/stream', sent([name(1500)]))).problem();
  expect(few).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(few.errors?.at(-1)?.message).toMatch(/^This does not belong here: {2}must be.{20,40}…\.$/);
  const letters = many(200, index => `f${index}`);
  const all = (await client.post('/api/me/stream', sent(letters))).problem();
  expect(all.errors?.at(-1)?.message).toBe('This does not belong here: f0, f1, f2, f3, f4, ….');
  expect((await client.post('/api/me/stream', sent([name(50_000)]))).problem().status).toBe(413);
  const issue = z.strictObject({}).safeParse({ [name(50_000)]: 1 }).error?.issues[0];
  expect(issue && sentenceOf(issue).length).toBeLessThan(100);
});

test.each([
  ['PUT', '/api/me/data', 'basic', 'edit_data_not_in_plan'],
  ['PUT', '/api/me/data', 'premium', 'edit_data_not_in_plan'],
  ['POST', '/api/theme-presets', 'basic', 'layouts_not_in_plan'],
  ['PATCH', '/api/theme-presets/1', 'basic', 'layouts_not_in_plan'],
] as const)('%s %s looks at the plan before the body (%s)', async (method, path, plan, code) => {
  const { client } = await server.signedInAdvisor({ plan });
  for (const body of [ones, '{"', `"${'x'.repeat(3 * bytes)}"`]) {
    const response = await client.send(method, path, { body });
    expect(response.problem()).toMatchObject({ status: 403, code });
    expect(response.text.length).toBeLessThan(500);
  }
});
