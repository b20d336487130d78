import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { bindCached } from './bind.ts';
import type { ResponseCache } from './response-cache.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/word/:word',
  access: 'public',
  crossOrigin: true,
  tag: 'Test',
  summary: 'For this test',
  params: z.object({ word: z.string().max(20) }),
  response: z.object({ word: z.string(), made: z.number(), text: z.string() }),
});

let app: TestApp;
let cache: ResponseCache;
let made = 0;
let sized: number | undefined;
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  app = await startTestApp(responses => {
    cache = responses;
    return [
      bindCached(read, responses, async ({ word }) => {
        made += 1;
        const mine = made;
        await gate;
        if (word === 'broken') throw new Error('no word');
        return {
          word,
          made: mine,
          text: sized === undefined ? 'ansuran bulanan '.repeat(200) : 'x'.repeat(sized),
        };
      }),
    ];
  });
});
afterAll(() => app.close());

/** An answer as it comes over the wire, not unpacked. */
function raw(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: Record<string, unknown>;
    body: Buffer;
  }>();
  request(`${app.address}${path}`, { headers }, async response => {
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
  })
    .on('error', reject)
    .end();
  return promise;
}

const countOf = async (path: string) => JSON.parse((await app.client.get(path)).text).made;

test('an answer is made once, until something that it shows has changed', async () => {
  cache.clear();
  const first = await countOf('/api/word/satu');
  expect(await countOf('/api/word/satu')).toBe(first);
  expect(await countOf('/api/word/dua')).not.toBe(first);
  cache.clear();
  expect(await countOf('/api/word/satu')).not.toBe(first);
});

test('those who ask while it is being made wait for the same one, also when it is cleared meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const before = made;
  const waiting = [countOf('/api/word/tiga'), countOf('/api/word/tiga')];
  await expect.poll(() => made).toBe(before + 1);
  cache.clear();
  resolve();
  expect(await Promise.all(waiting)).toEqual([before + 1, before + 1]);
  // It may have read what was there before the change, so it was not kept.
  expect(await countOf('/api/word/tiga')).toBe(before + 2);
});

test('a refusal or a failure is not kept', async () => {
  expect((await app.client.get('/api/word/broken')).problem().code).toBe('internal');
  const before = made;
  expect((await app.client.get('/api/word/broken')).status).toBe(500);
  expect(made).toBe(before + 1);
  expect((await app.client.get(`/api/word/${'x'.repeat(21)}`)).problem().errors).toHaveLength(1);
});

test('the first answer and the cached one are the same, but for the request id', async () => {
  cache.clear();
  const headers = { 'X-Request-Id': 'one' };
  const first = await raw('/api/word/empat', headers);
  const cached = await raw('/api/word/empat', headers);
  expect({ ...cached.headers, date: '' }).toEqual({ ...first.headers, date: '' });
  expect(cached.body.equals(first.body)).toBe(true);
  expect(cached.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(cached.body.length),
    'cache-control': 'public, max-age=30, stale-while-revalidate=30',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'one',
    vary: 'Accept-Encoding',
  });
});

test('HEAD gives the headers of GET', async () => {
  const get = await app.client.get('/api/word/empat');
  const head = await app.client.send('HEAD', '/api/word/empat');
  expect(head.text).toBe('');
  for (const name of ['ETag', 'Content-Type', 'Content-Security-Policy'])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test('each encoding unpacks to the same text and has a tag of its own', async () => {
  const plain = await raw('/api/word/empat', {});
  const gzip = await raw('/api/word/empat', { 'Accept-Encoding': 'gzip' });
  const brotli = await raw('/api/word/empat', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(new Set([plain, gzip, brotli].map(response => response.headers.etag)).size).toBe(3);
  const refusing = await raw('/api/word/empat', { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
  expect(refusing.headers['content-encoding']).toBeUndefined();
});

test('who has it already gets 304, however the tag is written', async () => {
  const { headers } = await raw('/api/word/empat', {});
  const tag = String(headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"other",W/${tag}`, '*']) {
    const response = await raw('/api/word/empat', { 'If-None-Match': known });
    expect([known, response.status, response.body.length]).toEqual([known, 304, 0]);
    expect(response.headers.etag).toBe(tag);
    expect(response.headers['cache-control']).toBe(headers['cache-control']);
  }
  for (const other of ['"other"', tag.slice(1, -1), 'W/"other"'])
    expect((await raw('/api/word/empat', { 'If-None-Match': other })).status).toBe(200);
});

test('answers that are large are fewer', async () => {
  const before = made;
  // As long as one second is: only what was kept is not made again.
  const lengths = { small: 10, large: 20_000_000 };
  for (const [kind, length] of Object.entries(lengths)) {
    sized = length;
    for (const number of [1, 2]) await countOf(`/api/word/${kind}${number}`);
    await countOf(`/api/word/${kind}1`);
  }
  sized = undefined;
  expect(made - before).toBeGreaterThanOrEqual(2 + 3);
});
