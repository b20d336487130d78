import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pages } from '@loan-kereta/sdk/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const core = 'export const core = "ansuran";';

const files: Record<string, string | Buffer> = {
  'widget/loan-kereta.js': 'loader()',
  'widget/loan-kereta-frame.js': 'frames()',
  'widget/modules/core-abc123.js': core,
  'widget/modules/core-abc123.js.br': brotliCompressSync(core),
  'widget/modules/core-abc123.js.gz': gzipSync(core),
  'widget/modules/core-abc123.js.map': '{}',
  'widget/modules/0123456789ab/core.js': core,
  'console/index.html': '<!doctype html><title>Loan Kereta</title>',
  'console/stills/en/landing.html':
    '<!doctype html><title>Loan Kereta: an instalment</title><script>one()</script><style>p{}</style><script src="/a.js"></script>',
  'console/stills/ms/landing.html': '<!doctype html><title>Loan Kereta: ansuran</title>',
  'console/overlay.html': '<!doctype html><title>Loan Kereta: paparan</title>',
  'console/source.html': '<!doctype html><title>Loan Kereta</title>',
  'console/assets/main-abc123.js': 'main()',
  'console/assets/some-face-latin-wght-normal-abc123.woff2': 'face',
  'console/assets/dusk-abc123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'console/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'examples/script-tag/index.html':
    '<!doctype html><style>b{}</style><script async src="http://127.0.0.1:4000/loan-kereta.js"></script>',
  'examples/script-tag/page.css': 'b{color:red} /* http://127.0.0.1:4000 */',
  'examples/react-app/index.html': '<script type="module" src="src/main.tsx"></script>',
  'examples/dist/react-app/index.html': '<meta name="loan-kereta" content="http://127.0.0.1:4000">',
  'examples/dist/react-app/assets/main-abc123.js': 'app()',
  'examples/package.json': '{"private":true}',
  'examples/script-tag/page.test.ts': 'secret',
  'examples/node_modules/some/index.html': 'secret',
  'secret.html': 'secret',
};

beforeAll(async () => {
  server = await startTestServer();
  for (const [name, content] of Object.entries(files)) {
    const path = join(server.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => server.visitor().get(path, { headers });

test('the loader may be used by any page, is kept for minutes, and then asked for again', async () => {
  const response = await get('/loan-kereta.js', { Origin: 'https://a-host.example' });
  expect([response.status, response.text]).toEqual([200, 'loader()']);
  expect(response.headers.get('Content-Type')).toMatch(/javascript/);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
  const again = await get('/loan-kereta.js', { 'If-None-Match': response.headers.get('ETag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  // Another machine's copy, or another build of the same.
  utimesSync(join(server.folder, 'widget/loan-kereta.js'), 1, 1);
  expect((await get('/loan-kereta.js')).headers.get('ETag')).toBe(response.headers.get('ETag'));
});

test('a script carries no page’s headers, and what is no script carries all of them', async () => {
  for (const path of ['/loan-kereta.js', '/loan-kereta-frame.js', '/modules/core-abc123.js']) {
    const { headers } = await get(path, { 'Accept-Encoding': 'identity' });
    expect([...headers.keys()].sort()).toEqual([
      'access-control-allow-origin',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'keep-alive',
      'last-modified',
      'vary',
      'x-content-type-options',
    ]);
  }
  expect((await get('/modules/gone-abc123.js')).headers.get('Content-Security-Policy')).toContain("'self'");
});

test('a module never changes under its name', async () => {
  const response = await get('/modules/core-abc123.js', { 'Accept-Encoding': 'identity' });
  expect([response.status, response.text]).toEqual([200, core]);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect((await get('/modules/core-abc123.js.map')).status).toBe(200);
  expect((await get('/modules/gone-abc123.js')).status).toBe(404);
  // As a browser may remember that the first address failed.
  const again = await get('/modules/2/0123456789ab/core.js');
  expect([again.status, again.text]).toEqual([200, core]);
});

test.each(['br', 'gzip'])('a module goes out as the %s that was made at build time', async encoding => {
  const response = await get('/modules/core-abc123.js', { 'Accept-Encoding': encoding });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response.headers.get('Content-Type')).toMatch(/javascript/);
  expect(response.text).toBe(core);
});

const addresses = Object.values(pages)
  .filter(
    page => page !== pages.landing && page !== pages.overlay && page !== pages.source && !('debug' in page),
  )
  .map(({ path }) => path.replaceAll(/:\w+/g, '7'));

test.each([
  ['ms-MY, en;q=0.5', 'ms'],
  ['de', 'en'],
])('whoever reads %s gets the document that is drawn in %s', async (asked, language) => {
  const response = await get('/', { 'Accept-Language': asked });
  expect([response.status, response.text]).toEqual([200, files[`console/stills/${language}/landing.html`]]);
  expect(response.headers.get('Vary')).toContain('Accept-Language');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0');
});

test.each(['/live', '/obs'])('%s takes style elements that are added, and no script', async path => {
  const directives = ((await get(path)).headers.get('Content-Security-Policy') ?? '').split(';');
  expect(directives.find(each => each.startsWith('style-src'))).toBe("style-src 'self' 'unsafe-inline'");
  expect(directives.filter(each => each.includes('unsafe'))).toHaveLength(1);
});

test.each(['overlay', 'source'] as const)('the stream page %s is a document of its own', async page => {
  const response = await get(pages[page].path);
  expect([response.status, response.text]).toEqual([200, files[`console/${page}.html`]]);
});

test.each([...addresses, '/app?theme=2'])('%s is a page of the console, drawn by its script', async path => {
  const response = await get(path);
  expect([response.status, response.text]).toEqual([200, files['console/index.html']]);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test.each(['/debug', '/test/autologout/user', '/test/autologout/admin'])(
  '%s is nothing in production, and when the debug pages are off',
  async path => {
    const closings: Record<string, string>[] = [
      { LK_DEBUG: 'false' },
      { NODE_ENV: 'production', LK_DEBUG: 'true' },
      { LK_PUBLIC_URL: 'https://kereta.test', LK_DEBUG: 'true' },
    ];
    for (const settings of closings) {
      const closed = await startTestServer({ NODE_ENV: 'test', ...settings });
      expect((await closed.visitor().get(path)).status).toBe(404);
      await closed.stop();
    }
  },
);

test('a page of ours runs only our own scripts and stands in no frame of another', async () => {
  const { headers } = await get('/login');
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

test('what a document has in itself, its policy names by its content, and nothing else', async () => {
  const { headers } = await get('/', { 'Accept-Language': 'en' });
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directives = (headers.get('Content-Security-Policy') ?? '').split(';');
  expect(directives).toContain(`script-src 'self' ${hashOf('one()')}`);
  expect(directives.find(each => each.startsWith('style-src'))).toContain(hashOf('p{}'));
  expect(directives.join()).not.toContain('unsafe');
});

test('the console’s files are kept as their names allow', async () => {
  expect((await get('/assets/main-abc123.js')).headers.get('Cache-Control')).toMatch(/immutable/);
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=0');
});

test('an example names this server where it names that of a fresh clone, and keeps its own policy', async () => {
  const page = await get('/examples/script-tag/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('src="http://kereta.test/loan-kereta.js"');
  expect(page.headers.get('Content-Security-Policy')).toBeNull();
  expect((await get('/examples/script-tag/index.html')).text).toBe(page.text);
  expect((await get('/examples/script-tag/page.css')).text).toBe(files['examples/script-tag/page.css']);
  const moved = await get('/examples/script-tag');
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/examples/script-tag/']);
});

test.each([
  ['of many folders', `/examples${'/a'.repeat(4000)}`],
  ['with points in its folders', `/examples${'/v1.2'.repeat(1600)}/a`],
])('the address of an example %s is led to its folder, however long it is', async (_, path) => {
  const { status, headers } = await sendRaw(server.address, { path });
  expect([status, headers.location]).toEqual([302, `${path}/`]);
});

test('an example that has to be built is sent as it was built', async () => {
  expect((await get('/examples/react-app/')).text).toBe(
    '<meta name="loan-kereta" content="http://kereta.test">',
  );
  expect((await get('/examples/react-app/assets/main-abc123.js')).text).toBe('app()');
});

test.each([
  '/nothing',
  '/Login',
  '/assets/nothing.js',
  '/index.html',
  '/overlay.html',
  '/stills/en/landing.html',
  '/.env',
  '/examples/package.json',
  '/examples/script-tag/page.test.ts',
  '/examples/node_modules/some/index.html',
  '/examples/../secret.html',
  '/examples/%2e%2e/secret.html',
  '/examples/script-tag/..%2f..%2f..%2fsecret.html',
  '/modules/../../secret.html',
  '/modules/..%2f..%2fsecret.html',
  '/..%2fsecret.html',
  '/%00',
  '/%',
  '/login//',
  '//login',
  '/l%6Fgin',
  '/assets//main-abc123.js',
  '/assets/./main-abc123.js',
  '/%61ssets/main-abc123.js',
  '/modules/core%2Dabc123.js',
])('%s is nothing', async path => {
  const { status, text } = await sendRaw(server.address, { path });
  expect(status).toBe(404);
  expect(text).toContain('There is no page at this address.');
});

test.each([
  ['/app/', '/app'],
  ['/login/?email=a%40b.c', '/login?email=a%40b.c'],
  ['/app/customize/?a=/', '/app/customize?a=/'],
])('E16: %s leads to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('Location')]).toEqual([308, location]);
});

test('a page that is not there is said as a page', async () => {
  const response = await get('/nothing');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['the face of the console’s headlines', '/headline.woff2', 'font/woff2'],
  ['the console’s evening', '/evening.svg', 'image/svg+xml'],
])('such a page has %s, under a name that no build changes', async (_what, path, type) => {
  expect((await get('/nothing')).text).toContain(`url('${path}')`);
  const file = await get(path);
  expect(file.status).toBe(200);
  expect(file.headers.get('Content-Type')).toBe(type);
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=300');
});

test.each([
  ['ms-MY', 'ms', 'Tiada halaman di alamat ini.'],
  ['zh-TW, en;q=0.5', 'zh', '这个地址没有页面。'],
  ['de', 'en', 'There is no page at this address.'],
])('whoever reads %s is told in %s that there is no page', async (asked, language, text) => {
  const response = await server.visitor().send('GET', '/nothing', { headers: { 'Accept-Language': asked } });
  expect(response.text).toContain(`<html lang="${language}">`);
  expect(response.text).toContain(text);
  expect(response.headers.get('Vary')).toContain('Accept-Language');
});

test('pages are for reading', async () => {
  const response = await server.visitor().post('/login');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const options = await server.visitor().send('OPTIONS', '/login');
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const head = await server.visitor().send('HEAD', '/login');
  expect([head.status, head.text]).toEqual([200, '']);
});

test('before a build there is a page that says so', async () => {
  const bare = await startTestServer();
  const response = await bare.visitor().get('/');
  expect(response.status).toBe(503);
  expect(response.text).toContain('npm run build');
  await bare.stop();
});

test('the pages that explain the API come from this server alone', async () => {
  const page = await get('/api/docs');
  expect(page.status).toBe(200);
  const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(match => match[1] ?? '');
  expect(links).toHaveLength(4);
  for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  expect((await get('/api/docs/package.json')).problem().code).toBe('not_found');
  expect((await get('/api/docs/problems')).text).toContain('id="advisor_not_found"');
});
