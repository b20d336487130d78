import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { sendRaw } from '../testing/raw.ts';
import { bind, type Route } from './bind.ts';

const common = { access: 'public', tag: 'Test', summary: 'For this test' } as const;
const echo = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/echo',
  body: z.object({ name: z.string() }),
  bodyLimit: 1000,
  response: z.object({ name: z.string() }),
});
const file = endpoint({
  ...common,
  method: 'POST',
  path: '/api/file',
  file: { maxBytes: 100, tooLarge: 'Too large', missing: 'Missing' },
});
const lateEcho = endpoint({ ...echo, path: '/api/late/echo' });
const lateFile = endpoint({ ...file, path: '/api/late/file' });

/** Reads the body of nobody who is still there. */
const onceLeft = async ({ ctx: { req } }: { ctx: Context }) => {
  if (!req.destroyed) await new Promise(resolve => req.once('close', resolve));
};
let respond: Promise<void> | undefined;
const watched = (route: Route): Route => ({
  ...route,
  respond(...given) {
    respond = route.respond(...given);
    return respond;
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(() => [
    bind(echo, ({ body }) => body),
    bind(file, () => undefined),
    watched(bind(lateEcho, ({ body }) => body, onceLeft)),
    watched(bind(lateFile, () => undefined, onceLeft)),
  ]);
});
afterAll(() => app.close());

const json = '{"name":"Myvi"}';
const put = (encoding: string, body: string | Uint8Array, type = 'application/json') =>
  sendRaw(app.address, {
    method: 'PUT',
    path: '/api/echo',
    headers: { 'Content-Type': type, 'Content-Encoding': encoding },
    body,
  });
const codeOf = ({ text }: { text: string }): unknown => JSON.parse(text).code;

test.each([
  ['identity', json],
  ['gzip', gzipSync(json)],
  ['GZIP', gzipSync(json)],
  ['deflate', deflateSync(json)],
  ['br', brotliCompressSync(json)],
])('a body in %s is read', async (encoding, body) => {
  expect(await put(encoding, body)).toMatchObject({ status: 200, text: json });
});

test.each(['zstd', 'compress', 'x-gzip', 'gzip, gzip', 'gzip,br', 'toString', '__proto__', '*'])(
  'a body in %j is refused, and what is taken is said',
  async encoding => {
    const response = await put(encoding, gzipSync(json));
    expect([response.status, codeOf(response)]).toEqual([415, 'unsupported_media_type']);
    expect(response.headers['accept-encoding']).toBe('identity, gzip, deflate, br');
  },
);

test.each([
  ['application/json; charset=UTF-8', 200],
  ['application/json; charset=utf-16', 415],
  ['text/json; charset=gbk', 415],
  ['text/plain', 415],
])('a body as %s is answered with %d', async (type, status) => {
  expect((await put('identity', json, type)).status).toBe(status);
});

test.each([
  ['gzip', Buffer.from('junk')],
  ['gzip', Buffer.from(json)],
  ['gzip', gzipSync(json).subarray(0, -6)],
  ['gzip', Buffer.concat([gzipSync(json).subarray(0, 14), Buffer.alloc(20, 7)])],
  ['gzip', brotliCompressSync(json)],
  ['deflate', gzipSync(json)],
  ['br', Buffer.from('junk that is no brotli')],
  ['br', brotliCompressSync(json).subarray(0, -3)],
  ['gzip', gzipSync('{"name":')],
  ['identity', gzipSync(json)],
])('a body that is not the %s that it says it is, is malformed', async (encoding, body) => {
  const response = await put(encoding, body);
  expect([response.status, codeOf(response)]).toEqual([400, 'malformed_json']);
});

test('bytes that are no text are not taken for some other text', async () => {
  const response = await put(
    'identity',
    Buffer.from([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]),
  );
  expect(codeOf(response)).toBe('malformed_json');
});

test.each([
  ['gzip', gzipSync],
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
])('a %s bomb is refused as soon as it has unpacked to the limit', async (encoding, pack) => {
  const bomb = pack(Buffer.alloc(200_000_000, ' '));
  const before = process.memoryUsage().arrayBuffers;
  const responses = await Promise.all(Array.from({ length: 8 }, () => put(encoding, bomb)));
  for (const response of responses)
    expect([response.status, codeOf(response)]).toEqual([413, 'body_too_large']);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});

test('a caller who leaves in the middle of a packed body leaves nothing waiting', async () => {
  const leaving = request(`${app.address}/api/echo`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip', 'Content-Length': '500' },
  });
  leaving.on('error', () => {});
  const answered = () => app.log.filter(line => JSON.parse(line).msg === 'request').length;
  const before = answered();
  leaving.write(gzipSync(json).subarray(0, 12));
  // A request that has begun is answered before this one, on a connection of its own.
  await put('identity', json);
  leaving.destroy();
  await expect.poll(answered).toBe(before + 2);
  const last = JSON.parse(app.log.at(-1) ?? '');
  expect(last).toMatchObject({ path: '/api/echo', aborted: true, level: 30 });
});

test.each([
  ['JSON', lateEcho, { 'Content-Type': 'application/json' }],
  ['packed JSON', lateEcho, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ['a form', lateFile, { 'Content-Type': 'multipart/form-data; boundary=b' }],
])('whoever leaves before %s is read is neither waited for nor a fault', async (_, late, headers) => {
  respond = undefined;
  const { method, path } = late;
  const leaving = request(`${app.address}${path}`, {
    method,
    headers: { ...headers, 'Content-Length': '500' },
  });
  leaving.on('error', () => {});
  leaving.write('{"name"', () => leaving.destroy());
  await expect.poll(() => respond !== undefined).toBe(true);
  await expect(respond).rejects.toMatchObject({ code: 'ECONNABORTED' });
});

test('a form is not taken packed', async () => {
  const response = await sendRaw(app.address, {
    method: 'POST',
    path: '/api/file',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Encoding': 'gzip' },
    body: gzipSync('--b--'),
  });
  expect([response.status, response.headers['accept-encoding']]).toEqual([415, 'identity']);
});

test.each([
  ['as it is', 'identity', Buffer.alloc(3_000_000, ' '), 413],
  ['packed', 'gzip', Buffer.concat([gzipSync('{'), randomBytes(3_000_000)]), 400],
])('what comes %s after a body was refused is let go by, and the connection goes on', async (...given) => {
  const [, encoding, body, status] = given;
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  const head = ['PUT /api/echo HTTP/1.1', 'Host: kereta.test', 'Content-Type: application/json'];
  const ends = [
    `Content-Encoding: ${encoding}`,
    'Transfer-Encoding: chunked',
    '',
    body.length.toString(16),
    '',
  ];
  socket.write([...head, ...ends].join('\r\n'));
  socket.write(body);
  socket.write('\r\n0\r\n\r\n');
  let text = '';
  for await (const bytes of socket) {
    if (text === '')
      socket.write('GET /api/nothing HTTP/1.1\r\nHost: kereta.test\r\nConnection: close\r\n\r\n');
    text += bytes;
  }
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 404']);
});
