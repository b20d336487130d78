import { request } from 'node:http';
import { endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../clock.ts';
import { inventedAdvisor } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Guards } from './access.ts';
import { bind } from './bind.ts';
import { ApiError } from './errors.ts';

const common = { access: 'public', tag: 'Test', summary: 'For this test' } as const;
const save = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/cars/:id',
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: z.object({ dry: z.stringbool().optional() }),
  body: z.object({ name: z.string().min(1), variants: z.array(z.object({ price: z.int() })) }),
  bodyLimit: 1000,
  response: z.object({ id: z.number(), name: z.string() }),
});
const remove = endpoint({ ...common, method: 'DELETE', path: '/api/cars/:id' });
const add = endpoint({
  ...common,
  method: 'POST',
  path: '/api/cars',
  status: 201,
  response: z.object({ ok: z.boolean() }),
});
const report = endpoint({
  ...common,
  method: 'GET',
  path: '/api/report',
  produces: 'text/csv',
  response: z.string(),
});
const broken = endpoint({ ...common, method: 'GET', path: '/api/broken', response: z.object({}) });
const wrong = endpoint({
  ...common,
  method: 'GET',
  path: '/api/wrong',
  response: z.object({ id: z.number() }),
});
const refused = endpoint({ ...common, method: 'GET', path: '/api/refused', response: z.object({}) });
const mine = endpoint({
  ...common,
  method: 'GET',
  path: '/api/mine',
  access: 'user',
  response: z.object({ advisorId: z.number() }),
});
const admins = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/admins',
  access: 'admin',
  body: z.object({ name: z.string() }),
  response: z.object({ email: z.string() }),
});

const guards: Guards = {
  async user(ctx) {
    if (ctx.get('X-Test-User') !== '7') throw new ApiError('not_signed_in');
    return { advisorId: 7, advisor: { id: 7, ...inventedAdvisor(systemClock) }, sessionId: 'x' };
  },
  async overlay() {
    throw new ApiError('not_paired');
  },
  async admin() {
    throw new ApiError('forbidden');
  },
};

let app: TestApp;
const seen: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp(
    () => [
      bind(save, ({ params, query, body }) => {
        seen.push({ params, query, body });
        const row = { id: params.id, name: body.name, password_hash: 'not for the wire' };
        return row;
      }),
      bind(remove, () => undefined),
      bind(add, () => ({ ok: true })),
      bind(report, () => 'Name,Plan\n'),
      bind(broken, () => {
        throw new Error('SELECT secret FROM vault for ali@example.com');
      }),
      // What a table gave back without its type knowing.
      bind(wrong, () => JSON.parse('{"id":"seven"}')),
      bind(refused, () => {
        throw new ApiError('slug_taken', { detail: 'Taken by another.', headers: { 'Retry-After': '9' } });
      }),
      bind(mine, ({ caller }) => caller),
      bind(admins, ({ caller }) => caller),
    ],
    guards,
  );
});
afterAll(() => app.close());

const good = { name: 'Myvi', variants: [{ price: 1 }] };

test('a handler gets every part parsed, and its answer holds only what the contract names', async () => {
  const response = await app.client.put('/api/cars/12?dry=true&other=1', { ...good, extra: 1 });
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toEqual({ id: 12, name: 'Myvi' });
  expect(seen.at(-1)).toEqual({ params: { id: 12 }, query: { dry: true }, body: good });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the status is the contract’s: 204 without an answer, 201 where it says so', async () => {
  const removed = await app.client.delete('/api/cars/12');
  expect([removed.status, removed.text]).toEqual([204, '']);
  expect((await app.client.post('/api/cars')).status).toBe(201);
});

test('an answer may be of another type than JSON', async () => {
  const response = await app.client.get('/api/report');
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.text).toBe('Name,Plan\n');
});

test('every field that is not valid is told, wherever it stands', async () => {
  const response = await app.client.put('/api/cars/zero?dry=perhaps', {
    name: '',
    variants: [{ price: 1 }, { price: 'much' }],
  });
  const problem = response.problem();
  expect(problem).toMatchObject({
    status: 400,
    code: 'invalid_request',
    title: 'Some fields are not valid.',
  });
  expect(problem.errors?.map(error => error.path)).toEqual(['id', 'dry', 'name', 'variants.1.price']);
  for (const error of problem.errors ?? []) expect(error.message).not.toBe('');
});

test('a missing body is told as such', async () => {
  expect((await app.client.put('/api/cars/1')).problem()).toMatchObject({ code: 'invalid_request' });
});

test.each(['{"name":', '', 'null', '"text"', '[1', '{"a":1}}'])('%j is not a body', async text => {
  const problem = (await app.client.put('/api/cars/1', text)).problem();
  expect(problem).toMatchObject({ status: 400 });
  expect(['malformed_json', 'invalid_request']).toContain(problem.code);
});

test('malformed JSON has a code of its own', async () => {
  expect((await app.client.put('/api/cars/1', '{"name":')).problem().code).toBe('malformed_json');
});

test('a body of another type is refused', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await app.client.put('/api/cars/1', 'name=Myvi', { headers });
  expect(response.problem()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});

test('a body over the limit is refused, also when it unpacks to more', async () => {
  const large = { ...good, name: 'x'.repeat(1000) };
  expect((await app.client.put('/api/cars/1', large)).problem()).toMatchObject({
    status: 413,
    code: 'body_too_large',
    detail: 'The body may have at most 1000 bytes.',
  });
});

test('an unexpected error says nothing of its inside, and the log finds it by the request id', async () => {
  const response = await app.client.get('/api/broken', { headers: { 'X-Request-Id': 'broken-1' } });
  const problem = response.problem();
  expect(problem).toMatchObject({ status: 500, code: 'internal', request_id: 'broken-1' });
  expect(response.text).not.toContain('vault');
  const line = app.log.map(text => JSON.parse(text)).find(entry => entry.msg === 'request failed');
  expect(line).toMatchObject({ request_id: 'broken-1', route: '/api/broken', level: 50 });
  expect(line.err.stack.join()).toContain('bind.test.ts');
  expect(JSON.stringify(line)).not.toContain('ali@example.com');
});

test('an answer that is not what the contract says is our fault, and is not sent', async () => {
  const response = await app.client.get('/api/wrong');
  expect(response.problem().code).toBe('internal');
  expect(response.text).not.toContain('seven');
});

test('a refusal carries its own detail and headers', async () => {
  const response = await app.client.get('/api/refused');
  expect(response.problem()).toEqual({
    type: '/api/docs/problems#slug_taken',
    title: 'Another advisor already uses this name in the address.',
    status: 409,
    detail: 'Taken by another.',
    code: 'slug_taken',
    request_id: response.headers.get('X-Request-Id'),
  });
  expect(response.headers.get('Retry-After')).toBe('9');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('an endpoint for users is for users', async () => {
  expect((await app.client.get('/api/mine')).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
  const response = await app.client.get('/api/mine', { headers: { 'X-Test-User': '7' } });
  expect(JSON.parse(response.text)).toEqual({ advisorId: 7 });
});

test('who may not enter is not told what is wrong with the body', async () => {
  const problem = (await app.client.put('/api/admins', '{"name":')).problem();
  expect(problem).toMatchObject({ status: 403, code: 'forbidden' });
});

test('a caller who leaves in the middle of the body is no error of ours', async () => {
  const before = app.log.length;
  const leaving = request(`${app.address}/api/cars/1`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '500' },
  });
  leaving.on('error', () => {});
  leaving.write('{"name":');
  // A request that has begun is answered before this one, on a connection of its own.
  await app.client.get('/api/report');
  leaving.destroy();
  const lines = () =>
    app.log
      .slice(before)
      .map(text => JSON.parse(text))
      .filter(({ path }) => path !== '/api/report');
  await expect
    .poll(lines)
    .toEqual([expect.objectContaining({ path: '/api/cars/1', aborted: true, level: 30 })]);
});
