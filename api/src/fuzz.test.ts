import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { perodua } from '@loan-kereta/sdk/catalogue';
import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { planDetails, plans } from '@loan-kereta/sdk/plans';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from './areas/auth/passwords.ts';
import { type JsonSchema, valuesOf, variantsOf } from './testing/arbitrary.ts';
import type { TestClient, TestResponse } from './testing/client.ts';
import { formWith, picture } from './testing/pictures.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

interface Operation {
  readonly parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema> };
}

/** How many times the usual number of calls to send; `npm run fuzz -w @loan-kereta/api` sends thousands to each endpoint. */
const effort = Number(process.env.LK_FUZZ_EFFORT ?? 1);

/** How long each caller has for an endpoint, in milliseconds, at length: what a busy machine does not get to is left out. */
const longest = 3000;

/** The share of them that is sent: all on SQLite, a sample on MySQL, which differs in its queries alone. */
const share = process.env.LK_TEST_ENGINE === 'mysql' ? 0.2 : 1;

const endpoints = Object.values(contract).flatMap(area => Object.values<Endpoint>(area));

let server: TestServer;
let document: Document;
let photo: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ LK_TRUSTED_PROXIES: '1' });
  document = JSON.parse((await server.visitor().get('/api/openapi.json')).text);
  photo = await picture(40, 40).jpeg().toBuffer();
});
afterAll(() => server.stop());

const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** Good bodies, where a generated one would hardly ever keep all the rules between its fields. */
const examples: Readonly<Record<string, unknown>> = {
  'POST /api/auth/register': {
    name: 'Siti',
    email: 'siti@example.com',
    password: 'rahsia-siti',
    phone: '0123456789',
  },
  'POST /api/me/profile': {
    headline: 'Hai',
    brandingName: 'Siti',
    whatsapp: '012-345 6789',
    themeKey: 'carousel',
  },
  'POST /api/theme-presets': { name: 'Satu', ...defaultLayout },
  'PATCH /api/theme-presets/:id': { components: defaultLayout.components },
  'PUT /api/me/data': { models: perodua },
  'PUT /api/models/editor': {
    items: [
      {
        code: 'axia',
        model: 'Axia',
        variant: '1.0 E',
        otr: 40310,
        defaultRate: 2.9,
        image: null,
        active: true,
      },
    ],
  },
  'PUT /api/admin/plans': {
    plans: plans.map(name => ({
      ...{ name, price: planDetails[name].price, offer_price: null },
      ...{ description: 'Satu', is_popular: false },
    })),
  },
  'PUT /api/admin/users/:id/plan': { plan: 'premium', expires_at: nextMonth, amount: 49, payment_note: 'x' },
  'POST /api/admin/users/:id/plan/time': { days: -1, lifetime: true },
  'PUT /api/admin/users/:id/standing': {
    ...{ plan: 'premium', expires_at: nextMonth, is_approved: true, penalty_until: null },
  },
  'POST /api/admin/users/create': {
    ...{ name: 'Siti', email: 'siti-baharu@example.com', whatsapp: '012-345 6789', brand_name: 'Siti' },
    ...{ plan: 'premium', expires_at: nextMonth },
  },
  'PUT /api/prices': { items: [{ id: 'axia-1-0-e', name: 'Axia 1.0 E', price: 1, rate: 2.9, image: null }] },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const resolve = (ref: string): JsonSchema => {
  const schema = document.components.schemas[ref.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`${ref} leads nowhere`);
  return schema;
};

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** What is there to be found, and what is no address at all. */
const segments = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom('demo-basic', 'demo-diamond', 'axia-1-0-e', 'myvi-1-5-h', '1', '999'),
    ...(known.length > 0 ? [fc.constantFrom(...known)] : []),
    fc.constantFrom(
      '%00',
      '%FF',
      '%',
      '%2e%2e',
      '..',
      'toString',
      '-1',
      '1e9',
      'x'.repeat(3000),
      '%F0%9F%9A%97',
    ),
    fc.string({ maxLength: 20 }).map(text => encodeURIComponent(text.toWellFormed())),
  );

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

/** Each call from a network of its own, so that what a network may do in an hour ends no test. */
let network = 0;
const fromElsewhere = () => {
  network += 1;
  return {
    'X-Forwarded-For': `2001:db8:${(network >> 16).toString(16)}:${(network & 0xffff).toString(16)}::1`,
  };
};

interface SentCall {
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Record<string, string>;
}

function bodies(endpoint: Endpoint, operation: Operation): fc.Arbitrary<Pick<SentCall, 'body' | 'headers'>> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const nothing = fc.constant({ headers: {} });
  if (endpoint.file) {
    const files = fc.oneof(fc.uint8Array({ maxLength: 3000 }), fc.constant(photo));
    const forms = fc
      .tuple(files, fc.string({ maxLength: 30 }))
      .map(([file, name]) => formWith(file, name.toWellFormed()));
    const types = fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=b', 'text/plain');
    const broken = fc.record({ body: fc.string(), headers: fc.record({ 'Content-Type': types }) });
    return fc.oneof(
      forms.map(body => ({ body, headers: {} })),
      broken,
      nothing,
    );
  }
  if (!schema || endpoint.method === 'GET') return nothing;
  const good = valuesOf(schema, resolve, false).map(body => ({ body: JSON.stringify(body), headers: {} }));
  const spoiled = valuesOf(schema, resolve, true).map(body => ({ body: JSON.stringify(body), headers: {} }));
  const raw = fc.record({
    body: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map(json => json.slice(0, -1)),
    ),
    headers: fc.constantFrom<Record<string, string>[]>(
      {},
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/json; charset=utf-7' },
    ),
  });
  const example = examples[nameOf(endpoint)];
  const packed = fc
    .record({
      text: fc.oneof(
        valuesOf(schema, resolve, false).map(body => JSON.stringify(body)),
        fc.json(),
      ),
      pack: fc.constantFrom(gzipSync, deflateSync, zstdCompressSync, (text: string) => Buffer.from(text)),
      cut: fc.nat(8),
      encoding: fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'compress', 'gzip, gzip', 'x', 'identity'),
    })
    .map(({ text, pack, cut, encoding }) => ({
      body: pack(text).subarray(cut),
      headers: { 'Content-Encoding': encoding },
    }));
  const variants = variantsOf(example).map(body => ({ body: JSON.stringify(body), headers: {} }));
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 6, arbitrary: spoiled },
    { weight: example === undefined ? 0 : 6, arbitrary: variants },
    { weight: 1, arbitrary: raw },
    { weight: 2, arbitrary: packed },
  );
}

function queries(operation: Operation): fc.Arbitrary<string> {
  const named = (operation.parameters ?? []).filter(parameter => parameter.in === 'query');
  const values = fc.record(
    Object.fromEntries(named.map(({ name, schema }) => [name, valuesOf(schema, resolve, true)])),
    { requiredKeys: [] },
  );
  const known = values.map(given => Object.entries(given).map(([name, value]) => `${name}=${encode(value)}`));
  const extra = fc.array(fc.constantFrom('ts=1', 'url=%', 'a[b]=c', '__proto__=1', 'url=1&url=2', '%00'), {
    maxLength: 2,
  });
  return fc.tuple(known, extra).map(([one, other]) => [...one, ...other].join('&'));
}

const preconditions = fc.constantFrom<Record<string, string>[]>(
  {},
  { 'If-Match': '*' },
  { 'If-Match': '"1"' },
  { 'If-Match': 'W/"0", "1", "2", "3"' },
  { 'If-Match': '"', 'If-None-Match': ',,"' },
);

function operationOf(endpoint: Endpoint): Operation {
  const operation = document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${endpoint.path} is not in the OpenAPI document`);
  return operation;
}

function calls(endpoint: Endpoint, known: readonly string[]): fc.Arbitrary<SentCall> {
  const operation = operationOf(endpoint);
  const names = endpoint.path.match(/:\w+/g) ?? [];
  const addresses = fc
    .array(segments(known), { minLength: names.length, maxLength: names.length })
    .map(parts => names.reduce((path, name, index) => path.replace(name, parts[index] ?? ''), endpoint.path));
  return fc
    .record({
      address: addresses,
      query: queries(operation),
      sent: bodies(endpoint, operation),
      precondition: preconditions,
    })
    .map(({ address, query, sent, precondition }) => ({
      ...sent,
      path: query ? `${address}?${query}` : address,
      headers: { ...precondition, ...sent.headers },
    }));
}

/** Whether a path leads to this endpoint and to no other: dots and broken escapes may lead anywhere. */
function leadsTo(path: string, endpoint: Endpoint): boolean {
  const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[\\w-]+')}(\\?|$)`);
  return pattern.test(path) && !path.includes('%');
}

function check(response: TestResponse, documented: readonly string[] | undefined): void {
  if (response.status >= 500) throw new Error(`${response.status}: ${response.text}`);
  if (documented) expect(documented, 'the document knows this answer').toContain(String(response.status));
  // Beyond the API's own addresses, where a path with dots may lead, a refusal is a page.
  if (response.status >= 400 && !response.headers.get('Content-Type')?.startsWith('text/html')) {
    const problem = response.problem();
    expect([problem.status, problem.detail]).toEqual([response.status, expect.stringMatching(/./)]);
  }
}

interface Caller {
  readonly client: TestClient;
  /** What the caller has, by its id in an address. */
  readonly known: readonly string[];
}

async function advisorWithLayout(): Promise<Caller> {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  const layout = await client.post('/api/theme-presets', defaultLayout);
  return { client, known: [String(layout.as(contract.layouts.add.response).id)] };
}

async function adminOfAdvisor(): Promise<Caller> {
  const { client } = await server.signedInAdmin();
  const { advisor } = await server.signedInAdvisor();
  return { client, known: [String(advisor.id)] };
}

const callers: readonly { as: Endpoint['access']; signIn: () => Promise<Caller> }[] = [
  { as: 'public', signIn: async () => ({ client: server.visitor(), known: [] }) },
  { as: 'user', signIn: advisorWithLayout },
  { as: 'admin', signIn: adminOfAdvisor },
];

/** How often an endpoint is called by somebody; who may not call it never reaches what could break. */
const runsOf = (endpoint: Endpoint, as: Endpoint['access']) =>
  endpoint.access === as ? 30 : endpoint.access === 'public' ? 10 : 4;

test.each(endpoints.map(endpoint => [nameOf(endpoint), endpoint] as const))(
  '%s: whatever is sent, signed out, as an advisor or as an admin, nothing breaks',
  async (_, endpoint) => {
    for (const { as, signIn } of callers) {
      const { client, known } = await signIn();
      const sent = fc.asyncProperty(calls(endpoint, known), async ({ path, body, headers }) => {
        const response = await client.send(endpoint.method, path, {
          body,
          headers: { ...headers, ...fromElsewhere() },
        });
        check(response, leadsTo(path, endpoint) ? Object.keys(operationOf(endpoint).responses) : undefined);
      });
      await fc.assert(sent, {
        numRuns: Math.ceil(runsOf(endpoint, as) * effort * share),
        endOnFailure: effort === 1,
        ...(effort > 1 && { interruptAfterTimeLimit: longest * share }),
      });
    }
  },
  60_000 * effort,
);

const password = 'rahsia saya';

test.each(
  endpoints.filter(({ access }) => access === 'user').map(endpoint => [nameOf(endpoint), endpoint] as const),
)(
  '%s: while the account is deleted, nothing breaks',
  async (_, endpoint) => {
    const password_hash = await hashPassword(password);
    const [first = [], second = []] = fc.sample(
      fc.array(calls(endpoint, []), { minLength: 2, maxLength: 2 }),
      {
        numRuns: 2 * effort,
      },
    );
    for (const sent of [first, second]) {
      const { client } = await server.signedInAdvisor({ plan: 'diamond', password_hash });
      const send = ({ path, body, headers }: SentCall) =>
        client.send(endpoint.method, path, { body, headers });
      const deleting = client.delete('/api/me', { password });
      const responses = await Promise.all([...sent.map(send), deleting]);
      for (const response of responses) check(response, undefined);
    }
  },
  60_000 * effort,
);

test('nothing that was sent left an error in the log', () => {
  const errors = server.log.filter(line => JSON.parse(line).level >= 50);
  expect(errors).toEqual([]);
});
