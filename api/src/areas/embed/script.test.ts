import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Embed } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const widget = join(server.folder, 'widget');
  mkdirSync(join(widget, 'carried'), { recursive: true });
  writeFileSync(join(widget, 'loan-kereta.js'), 'loader()');
  // As the widget's build leaves them, but for what is in them.
  writeFileSync(join(widget, 'carried/script.js'), '(given=>given)({core:"the core",');
  for (const name of ['theme-07', 'custom'])
    writeFileSync(join(widget, `carried/${name}.js`), `()=>${JSON.stringify(name)}`);
});
afterAll(() => server.stop());

interface Carried {
  readonly core: string;
  readonly themes: Readonly<Record<string, () => string>>;
  readonly answer: Embed;
}

const get = (advisor: string, headers: Record<string, string> = {}) =>
  server.visitor().get(`/loan-kereta.js?advisor=${advisor}`, { headers });
/** What a browser has of the script once it has run. */
const run = async (advisor: string): Promise<Carried> => runInNewContext((await get(advisor)).text);
/** Plain data, as what comes of another realm is none of this one's classes. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each([
  ['demo-basic', []],
  ['demo-premium', ['./theme-07.js']],
])('the script of %s brings core, theme and what the API answers', async (slug, themes) => {
  const carried = await run(slug);
  expect(carried.core).toBe('the core');
  expect(Object.keys(carried.themes)).toEqual(themes);
  const answer = await server.visitor().get(`/api/embed/${slug}`);
  expect(plain(carried.answer)).toEqual(JSON.parse(answer.text));
});

test('any page may load it, and it is kept for less than a minute with what the answer may wait on a page', async () => {
  const { status, headers } = await get('demo-basic', { Origin: 'https://a-host.example' });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe('public, max-age=20, stale-while-revalidate=20');
  expect(headers.get('Content-Security-Policy')).toBeNull();
});

test.each(['identity', 'gzip', 'br'])('it goes out as %s, once for each content', async encoding => {
  const asked = { 'Accept-Encoding': encoding };
  const first = await get('demo-basic', asked);
  expect(first.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
  const tag = first.headers.get('ETag') ?? '';
  expect((await get('demo-basic', { ...asked, 'If-None-Match': tag })).status).toBe(304);
});

test('what an advisor changes is in the next one, under another tag', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  const before = await get(advisor.slug);
  await client.post('/api/me/profile', { branding_name: 'Kedai Siti', themeKey: 'theme-07' });
  const carried = await run(advisor.slug);
  expect(carried.answer).toMatchObject({ themeKey: 'theme-07', advisor: { branding_name: 'Kedai Siti' } });
  expect(carried.themes['./theme-07.js']?.()).toBe('theme-07');
  expect((await get(advisor.slug)).headers.get('ETag')).not.toBe(before.headers.get('ETag'));
});

test('whatever an advisor writes is text in it', async () => {
  const branding_name = '</script> `$` \u2028 " \'\\ */';
  const { advisor } = await server.signedInAdvisor({ branding_name });
  expect((await run(advisor.slug)).answer.advisor.branding_name).toBe(branding_name);
});

test.each(['nobody-here', 'demo basic', '', '%00', '..%2F..', 'demo-basic&advisor=demo-premium'])(
  'for advisor=%s there is the loader alone',
  async advisor => {
    const { status, text, headers } = await get(advisor);
    expect([status, text]).toEqual([200, 'loader()']);
    expect(headers.get('Content-Security-Policy')).toBeNull();
  },
);

test('a former name gets the loader alone, which is led to the present one', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const changed = await client.post('/api/me/profile', { slug: `${advisor.slug}-baharu` });
  expect(changed.status).toBe(200);
  expect((await get(advisor.slug)).text).toBe('loader()');
});

test('where the database fails there is the loader alone', async () => {
  await server.db.knex.schema.renameTable('car_variants', 'hidden_variants');
  expect((await get('demo-diamond')).text).toBe('loader()');
  await server.db.knex.schema.renameTable('hidden_variants', 'car_variants');
  expect((await get('demo-diamond')).text).not.toBe('loader()');
});

test('it is for reading', async () => {
  const visitor = server.visitor();
  expect((await visitor.send('HEAD', '/loan-kereta.js?advisor=demo-basic')).text).toBe('');
  expect((await visitor.post('/loan-kereta.js?advisor=demo-basic')).status).toBe(405);
});
