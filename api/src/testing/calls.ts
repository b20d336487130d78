import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { perodua } from '@loan-kereta/sdk/catalogue';
import type { Endpoint } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { planDetails, plans } from '@loan-kereta/sdk/plans';
import fc from 'fast-check';
import { type JsonSchema, valuesOf, variantsOf } from './arbitrary.ts';
import { formWith } from './pictures.ts';

export interface Operation {
  readonly parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  readonly requestBody?: { content: Record<string, { schema: JsonSchema }> };
  readonly responses: Readonly<Record<string, unknown>>;
}
/** What the generated calls read of the OpenAPI document. */
export interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, JsonSchema> };
}

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

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

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

/** A call as it is sent. */
export interface SentCall {
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Record<string, string>;
}

/** What calls are generated from. */
export interface CallSource {
  readonly document: ApiDocument;
  /** A picture, where a file is asked for. */
  readonly photo: Uint8Array;
}

const resolverOf =
  (document: ApiDocument) =>
  (ref: string): JsonSchema => {
    const schema = document.components.schemas[ref.replace('#/components/schemas/', '')];
    if (!schema) throw new Error(`${ref} leads nowhere`);
    return schema;
  };

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

function bodies(
  { document, photo }: CallSource,
  endpoint: Endpoint,
  operation: Operation,
): fc.Arbitrary<Pick<SentCall, 'body' | 'headers'>> {
  const resolve = resolverOf(document);
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

function queries(document: ApiDocument, operation: Operation): fc.Arbitrary<string> {
  const resolve = resolverOf(document);
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

/** What the document says of an endpoint. */
export function operationOf(document: ApiDocument, endpoint: Endpoint): Operation {
  const operation = document.paths[pathOf(endpoint)]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${endpoint.path} is not in the OpenAPI document`);
  return operation;
}

/**
 * Good, spoiled and broken calls of an endpoint.
 * @param known ids that the caller has, for its address
 */
export function calls(
  source: CallSource,
  endpoint: Endpoint,
  known: readonly string[],
): fc.Arbitrary<SentCall> {
  const operation = operationOf(source.document, endpoint);
  const names = endpoint.path.match(/:\w+/g) ?? [];
  const addresses = fc
    .array(segments(known), { minLength: names.length, maxLength: names.length })
    .map(parts => names.reduce((path, name, index) => path.replace(name, parts[index] ?? ''), endpoint.path));
  return fc
    .record({
      address: addresses,
      query: queries(source.document, operation),
      sent: bodies(source, endpoint, operation),
      precondition: preconditions,
    })
    .map(({ address, query, sent, precondition }) => ({
      ...sent,
      path: query ? `${address}?${query}` : address,
      headers: { ...precondition, ...sent.headers },
    }));
}
