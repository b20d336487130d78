import { createHash } from 'node:crypto';
import { contract } from '@loan-kereta/sdk/contract';
import { type Language, languages } from '@loan-kereta/sdk/languages';
import { tenureYears } from '@loan-kereta/sdk/loan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => server.visitor().get(path);
const oembed = (query: string) => get(`/oembed?${query}`);
const pageAddress = (slug: string) => encodeURIComponent(`http://kereta.test/a/${slug}`);

test('an advisor’s page holds the calculator and tells other sites what it is', async () => {
  const response = await get('/a/demo-premium');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  for (const part of [
    '<title>Wei Jian Auto PJ · Loan Kereta</title>',
    '<meta name="description" content="Kira ansuran dalam masa seminit">',
    '<meta property="og:title" content="Wei Jian Auto PJ · Loan Kereta">',
    '<meta property="og:url" content="http://kereta.test/a/demo-premium">',
    '<link rel="canonical" href="http://kereta.test/a/demo-premium">',
    '<link rel="alternate" type="application/json+oembed" href="http://kereta.test/oembed?url=http%3A%2F%2Fkereta.test%2Fa%2Fdemo-premium"',
    '<h1>Wei Jian Auto PJ · Loan Kereta</h1>',
    '<loan-kereta advisor="demo-premium">\n<p><strong translate="no">Wei Jian Auto PJ</strong></p>',
    '<script async src="/loan-kereta.js"></script>',
    '<a href="https://wa.me/60120000002" translate="no">',
    '<link rel="manifest" href="/a/demo-premium/app.webmanifest">',
  ])
    expect(response.text).toContain(part);
});

test('a theme fills the page, and the one that is a card stands on it', async () => {
  const isCard = async (path: string) => (await get(path)).text.includes('<main class="card">');
  expect(await isCard('/a/demo-basic')).toBe(true);
  expect(await isCard('/a/demo-basic?theme=theme-02')).toBe(false);
  expect(await isCard('/a/demo-diamond')).toBe(false);
  expect(await isCard('/a/demo-diamond?theme=theme-01')).toBe(true);
  // One that the plan does not grant is not what the calculator shows.
  expect(await isCard('/a/demo-basic?theme=theme-07')).toBe(true);
  expect(await isCard('/a/demo-premium?theme=theme1')).toBe(true);
});

test('the page can be installed, as it was opened', async () => {
  const { text } = await get('/a/demo-premium?lang=zh&model=myvi');
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(text) ?? [];
  const response = await get(address.replaceAll('&amp;', '&'));
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(response.text)).toMatchObject({
    id: '/a/demo-premium',
    scope: '/a/demo-premium',
    short_name: 'Wei Jian Auto PJ',
    lang: 'zh',
    start_url: '/a/demo-premium?lang=zh&model=myvi',
    display: 'standalone',
  });
  expect((await get('/a/nobody-here/app.webmanifest')).status).toBe(404);
});

test('the page allows itself nothing but what it needs, and every site may frame it', async () => {
  const response = await get('/a/demo-basic');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const style = /<style>([^<]*)<\/style>/.exec(response.text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(policy).toContain('frame-ancestors *');
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('X-Frame-Options')).toBeNull();
  expect(response.text).not.toMatch(
    /<script(?! async src="\/loan-kereta\.js">| defer src="\/a\/(?:keep|tell-height)\.js">)|\son\w+=|\sstyle=/,
  );
});

test('what an advisor wrote is text, wherever it stands', async () => {
  const evil = `"><script>alert('1')</script>&amp;`;
  const { advisor } = await server.signedInAdvisor({
    branding_name: evil,
    headline: evil,
    photo_url: `https://example.com/a.png?"><script>`,
    whatsapp: '012-345 6789',
  });
  const { text } = await get(`/a/${advisor.slug}?lang=en"><script>&model=%22%3E%3Cscript%3E`);
  expect(text.match(/<script/g)).toHaveLength(3);
  expect(text).toContain(
    '<title>&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp; · Loan Kereta</title>',
  );
  const response = (await oembed(`url=${pageAddress(advisor.slug)}`)).as(contract.hosted.oembed.response);
  expect(response.author_name).toBe(evil);
  expect(response.html).not.toContain('<script');
  expect(response.html.match(/</g)).toHaveLength(6);
});

test('the address may ask of the calculator what an embedder may, but not whose it is', async () => {
  const { text } = await get(
    '/a/demo-basic?lang=en&model=myvi&presenter=1&advisor=demo-premium&api=https://evil.example&x=1',
  );
  expect(text).toContain('<loan-kereta advisor="demo-basic" lang="en" presenter="1" model="myvi">');
});

test('an offer that is put into another page is that offer', async () => {
  const { text } = await get('/a/demo-premium?model=myvi&deposit=5000&x=1');
  const [, address = ''] = /json\+oembed" href="([^"]+)"/.exec(text) ?? [];
  const { html } = (await get(address.replaceAll('&amp;', '&').replace('http://kereta.test', ''))).as(
    contract.hosted.oembed.response,
  );
  expect(html).toContain('src="http://kereta.test/a/demo-premium?model=myvi&amp;deposit=5000"');
});

test.each([
  ['', 'de', 'ms', 'Kalkulator ini memerlukan JavaScript.'],
  ['?lang=en', 'zh', 'en', 'This calculator needs JavaScript.'],
  ['?lang=zh', 'ms', 'zh', '此计算器需要 JavaScript。'],
  ['?lang=auto', 'zh-TW,zh;q=0.9,en;q=0.8', 'zh', '此计算器需要 JavaScript。'],
  ['?lang=auto', 'de', 'ms', 'Kalkulator ini memerlukan JavaScript.'],
  ['?lang=xx', 'en', 'ms', 'Kalkulator ini memerlukan JavaScript.'],
])('an address that ends with %j is read by a browser of %s in %s', async (query, asked, lang, words) => {
  const headers = { 'Accept-Language': asked };
  const response = await server.visitor().get(`/a/demo-basic${query}`, { headers });
  expect(response.text).toContain(`<html lang="${lang}">`);
  expect(response.text).toContain(words);
  expect(response.headers.get('Vary')?.includes('Accept-Language') ?? false).toBe(query === '?lang=auto');
});

test('a former name leads to the page of today', async () => {
  const { client, advisor } = await server.signedInAdvisor({ whatsapp: '' });
  await client.post('/api/me/profile', { slug: 'siti-hari-ini' });
  const old = await get(`/a/${advisor.slug}?lang=en`);
  expect([old.status, old.headers.get('Location')]).toEqual([308, '/a/siti-hari-ini?lang=en']);
  const response = (await oembed(`url=${pageAddress(advisor.slug)}`)).as(contract.hosted.oembed.response);
  expect(response.author_url).toBe('http://kereta.test/a/siti-hari-ini');
  expect((await get('/a/siti-hari-ini')).text).not.toContain('wa.me');
});

test.each([
  '/a/',
  '/a/nobody-here',
  '/a/Nobody-Here',
  '/a/nobody-here/',
  '/a/demo-basic//',
  '/a//demo-basic',
  '/a/demo-basic/x',
  '/a/%00',
  '/a/..%2Fx',
])('%s is nothing', async path => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.text).toContain('There is no page at this address.');
});

test('the page is for reading', async () => {
  expect((await server.visitor().post('/a/demo-basic')).status).toBe(405);
  const head = await server.visitor().send('HEAD', '/a/demo-basic');
  expect([head.status, head.text]).toEqual([200, '']);
});

test('oEmbed gives a frame of the page, within the room that is asked for', async () => {
  const response = await oembed(`url=${pageAddress('demo-diamond')}&format=json`);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.as(contract.hosted.oembed.response)).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Kavitha Perodua Ipoh · Loan Kereta',
    author_name: 'Kavitha Perodua Ipoh',
    author_url: 'http://kereta.test/a/demo-diamond',
    provider_name: 'Loan Kereta',
    provider_url: 'http://kereta.test/',
    cache_age: 3600,
    html: '<blockquote hidden><a href="http://kereta.test/a/demo-diamond">Kavitha Perodua Ipoh · Loan Kereta</a></blockquote><iframe data-loan-kereta src="http://kereta.test/a/demo-diamond" title="Kavitha Perodua Ipoh · Loan Kereta" width="100%" height="1720" frameborder="0" scrolling="auto" style="border:0;width:480px;max-width:100%" loading="lazy" allow="clipboard-write"></iframe>',
    width: 480,
    height: 1720,
    thumbnail_url: expect.stringMatching(/^http:\/\/kereta\.test\/a\/demo-diamond\/offer\.png\?tag=/),
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  const narrow = await oembed(`url=${pageAddress('demo-diamond')}&maxwidth=320&maxheight=9999`);
  expect(narrow.as(contract.hosted.oembed.response)).toMatchObject({
    ...{ width: 320, height: 1720, thumbnail_width: 320, thumbnail_height: 168 },
  });
  expect(narrow.text).toContain('width:320px;max-width:100%');
  const low = await oembed(`url=${pageAddress('demo-diamond')}&maxwidth=650&maxheight=975`);
  expect(low.as(contract.hosted.oembed.response)).toMatchObject({ width: 480, height: 975 });
});

test('oEmbed gives the picture that the page itself gives as its preview', async () => {
  const response = await oembed(`url=${pageAddress('demo-basic?model=myvi&lang=en')}`);
  const { thumbnail_url } = response.as(contract.hosted.oembed.response);
  const { text } = await get('/a/demo-basic?model=myvi&lang=en');
  expect(text).toContain(`<meta property="og:image" content="${thumbnail_url?.replaceAll('&', '&amp;')}">`);
});

test.each(['xml', 'yaml'])('A5: oEmbed answers 501 for the format %s', async format => {
  const response = await oembed(`url=${pageAddress('demo-basic')}&format=${format}`);
  expect(response.problem()).toMatchObject({ status: 501, code: 'format_not_supported' });
});

test.each([
  'http://kereta.test/a/nobody-here',
  'http://kereta.test/',
  'http://kereta.test/a/',
  'http://kereta.test/a/demo-basic/x',
  'http://kereta.test.evil.example/a/demo-basic',
  'http://evil.example/a/demo-basic',
  'https://kereta.test/a/demo-basic',
  '/a/demo-basic',
  'javascript:alert(1)',
  '',
])('oEmbed knows nothing of %s', async url => {
  const problem = (await oembed(`url=${encodeURIComponent(url)}`)).problem();
  expect(problem).toMatchObject({ status: 404, code: 'advisor_not_found' });
});

test.each([
  ['', 'url'],
  ['url=x&url=y', 'url'],
  [`url=${'x'.repeat(501)}`, 'url'],
  ['url=x&maxwidth=0', 'maxwidth'],
  ['url=x&maxwidth=wide', 'maxwidth'],
  ['url=x&maxheight=-5', 'maxheight'],
])('oEmbed refuses ?%s', async (query, field) => {
  const problem = (await oembed(query)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toEqual([field]);
});

test.each([
  ['en', 'Monthly instalments as of '],
  ['ms', 'Ansuran bulanan setakat '],
  ['zh', '截至 '],
])('a page in %s dates its table', async (lang, asOf) => {
  const { text } = await get(`/a/demo-basic?lang=${lang}`);
  const locale = languages[lang as Language].locale;
  const today = new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kuala_Lumpur' });
  expect(text).toContain(`<caption>${asOf}${today}`);
});

test('the table stands in the calculator’s element, for engines that cannot draw it', async () => {
  const { text } = await get('/a/demo-basic?lang=en&deposit=8260&method=reducing');
  expect(text).toMatch(/<caption>[^<]* Deposit: RM8,260\.<\/caption>/);
  expect(text.match(/<tr>/g)).toHaveLength(25);
  const [myvi = ''] = text.match(/<tr><th>Perodua Myvi 1.3 G<\/th>.*/) ?? [];
  expect(myvi).toContain('<td>RM58,260</td>');
  expect(myvi.match(/<td>/g)).toHaveLength(1 + tenureYears.length);
  // 50,000 at 2.90 % flat over 5, 7 and 9 years.
  for (const instalment of ['RM954', 'RM716', 'RM584']) expect(myvi).toContain(`<td>${instalment}</td>`);
});

test('what a page shows is read once in a second, and anew once it has changed', async () => {
  const { client } = await server.signedInAdmin();
  const price = (price: number) => client.patch('/api/models/axia-1-0-e', { price });
  const page = async () => (await get('/a/demo-basic')).text;
  expect((await price(41_000)).status).toBe(200);
  let reads = 0;
  server.db.knex.on('query', ({ sql }: { sql: string }) => {
    if (/^select .* from .car_variants./.test(sql)) reads += 1;
  });
  const pages = await Promise.all([page(), page(), page()]);
  expect(reads).toBe(1);
  for (const text of pages) expect(text).toContain('<td>RM41,000</td>');
  await price(40_310);
  expect(await page()).toContain('<td>RM40,310</td>');
});

test.each(['/a/demo-basic/', '/a/Demo-Basic', '/a/demo-basic/?lang=en'])(
  'E16: oEmbed answers for %s as the page that it leads to',
  async path => {
    const response = await oembed(`url=${encodeURIComponent(`http://kereta.test${path}`)}`);
    expect(response.as(contract.hosted.oembed.response).author_url).toBe('http://kereta.test/a/demo-basic');
  },
);
