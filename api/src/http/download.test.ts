import { once } from 'node:events';
import { get } from 'node:http';
import { clientOf } from '@loan-kereta/sdk/client';
import { endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { bind } from './bind.ts';
import { csv } from './csv.ts';

const table = endpoint({
  method: 'GET',
  path: '/api/cars.csv',
  access: 'public',
  tag: 'Test',
  summary: 'For this test',
  query: z.object({ kind: z.enum(['few', 'none', 'endless', 'broken', 'broken-later']) }),
  download: {
    name: 'cars.csv',
    type: 'text/csv',
    row: z.object({ name: z.string(), price: z.number(), note: z.string().nullable() }),
  },
});

const few = [
  { name: '=HYPERLINK("http://x.test")', price: 1, note: 'a "quoted", one' },
  { name: '+1', price: -2, note: '-1' },
  { name: '@SUM', price: 3, note: '\t=1' },
  { name: '＝1', price: 5, note: '\n=1' },
  { name: '阿里', price: 4.5, note: null, secret: 'hash' },
];
const big = Array.from({ length: 500 }, (_, price) => ({ name: 'x'.repeat(200), price, note: null }));

let asked = 0;
let ended = false;
async function* rows(kind: string) {
  try {
    if (kind === 'broken') throw new Error('The table is gone.');
    if (kind === 'few') yield few;
    for (; kind === 'endless' || kind === 'broken-later'; asked++) {
      if (kind === 'broken-later' && asked === 3) throw new Error('The table went.');
      yield big;
    }
  } finally {
    ended = true;
  }
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(() => [bind(table, ({ query }) => csv(table.download, rows(query.kind)))]);
});
afterAll(() => app.close());
beforeEach(() => {
  asked = 0;
  ended = false;
});

const bytesOf = async (kind: string) =>
  Buffer.from(await (await fetch(`${app.address}/api/cars.csv?kind=${kind}`)).arrayBuffer()).toString();

test('a table has its columns, no formula, and nothing that the contract does not name', async () => {
  expect(await bytesOf('few')).toBe(
    [
      '\ufeffname,price,note',
      `"'=HYPERLINK(""http://x.test"")",1,"a ""quoted"", one"`,
      `"'+1",-2,"'-1"`,
      `"'@SUM",3,"'\t=1"`,
      `"'＝1",5,"'\n=1"`,
      '阿里,4.5,',
      '',
    ].join('\r\n'),
  );
  expect(await bytesOf('none')).toBe('\ufeffname,price,note\r\n');
});

test('it is saved under its name, kept nowhere, and packed for who wants it so', async () => {
  const response = await app.client.get('/api/cars.csv?kind=few', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="cars.csv"',
    'cache-control': 'no-store',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
  expect(response.text).toContain('阿里');
  const plain = await app.client.get('/api/cars.csv?kind=few', {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect([plain.headers.get('Content-Encoding'), plain.text]).toEqual([null, response.text]);
});

test('HEAD gives the headers and reads no further', async () => {
  const head = await app.client.send('HEAD', '/api/cars.csv?kind=endless');
  expect([head.status, head.text, head.headers.get('Content-Type')]).toEqual([
    200,
    '',
    'text/csv; charset=utf-8',
  ]);
  // The one ahead.
  expect(asked).toBeLessThanOrEqual(1);
  expect(ended).toBe(true);
});

test('what is wrong before the first row is refused as ever', async () => {
  expect((await app.client.get('/api/cars.csv?kind=broken')).problem()).toMatchObject({ code: 'internal' });
  expect((await app.client.get('/api/cars.csv?kind=x')).problem().errors).toMatchObject([{ path: 'kind' }]);
});

test('what breaks in the middle breaks the connection, and is logged', async () => {
  const lines = app.log.length;
  for (const encoding of ['gzip', 'identity']) {
    asked = 0;
    const response = await fetch(`${app.address}/api/cars.csv?kind=broken-later`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(response.status).toBe(200);
    await expect(response.text(), encoding).rejects.toThrow();
  }
  const logged = app.log.slice(lines).map(line => JSON.parse(line));
  expect(logged.filter(line => line.msg === 'answer failed')).toMatchObject([
    { err: { message: 'The table went.' } },
    { err: { message: 'The table went.' } },
  ]);
});

test('no more is read than the reader takes, and nothing once they have gone', async () => {
  const lines = app.log.length;
  const [response] = await once(get(`${app.address}/api/cars.csv?kind=endless`), 'response');
  await once(response, 'readable');
  // Until all that is between the two is full: what the systems keep, a few megabytes of tables of 100 kB each.
  let before = -1;
  await expect
    .poll(
      () => {
        const still = asked === before;
        before = asked;
        return still;
      },
      { interval: 300 },
    )
    .toBe(true);
  expect(asked).toBeLessThan(500);
  expect(ended).toBe(false);
  response.destroy();
  await expect.poll(() => ended).toBe(true);
  expect(app.log.slice(lines).filter(line => line.includes('answer failed'))).toEqual([]);
});

test('the typed client gives the response as it begins', async () => {
  const client = clientOf({ cars: { table } }, { baseUrl: app.address });
  const response = await client.cars.table({ query: { kind: 'endless' } });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(value).slice(0, 16)).toBe(
    '\ufeffname,price,note'.slice(0, 16),
  );
  await reader?.cancel();
  await expect.poll(() => ended).toBe(true);
  await expect(client.cars.table({ query: { kind: 'broken' } })).rejects.toMatchObject({ code: 'internal' });
});
