import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => server.visitor().get(path);

async function locationOf(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await get(path);
  return [status, headers.get('Location')];
}

test.each([
  ['/a/demo-premium/', '/a/demo-premium'],
  ['/a/demo-premium/?model=myvi&lang=en', '/a/demo-premium?model=myvi&lang=en'],
  ['/a/DEMO-PREMIUM', '/a/demo-premium'],
  ['/A/Demo-Premium/?lang=en', '/a/demo-premium?lang=en'],
  ['/a/Demo-Premium/Offer.png?model=myvi', '/a/demo-premium/offer.png?model=myvi'],
  ['/a/demo-premium?to=//evil.example', null],
  ['/a/demo-premium/?to=//evil.example', '/a/demo-premium?to=//evil.example'],
])('E16: %s leads to %s', async (path, location) => {
  expect(await locationOf(path)).toEqual([location ? 308 : 200, location]);
});

test.each(['%40demo-basic', 'demo%E2%80%93basic', '%E2%80%9Cdemo-basic%E2%80%9D'])(
  'E12: the link of an element with advisor=%s leads to the advisor',
  async written => {
    expect(await locationOf(`/a/${written}?lang=en`)).toEqual([308, '/a/demo-basic?lang=en']);
  },
);

test.each([
  '//evil.example/a/demo-premium/',
  '/a/demo-premium//',
  '/a//evil.example/',
  '/a/evil.example/',
  '/a/%',
  '/a/%00demo-basic',
])('E16: %s leads nowhere', async path => {
  expect(await locationOf(path)).toEqual([404, null]);
});

/** The chat that an address leads to, and its message. */
async function chatOf(path: string): Promise<[chat: string, message: string | null]> {
  const [status, location] = await locationOf(path);
  expect(status).toBe(303);
  const { origin, pathname, searchParams } = new URL(location ?? '');
  return [origin + pathname, searchParams.get('text')];
}

test('/a/SLUG/whatsapp leads to the advisor with the offer of its address', async () => {
  const query = 'lang=en&model=myvi&deposit=8260&years=7&method=flat&rate=3.1&rate_kind=flat';
  const [chat, message] = await chatOf(`/a/demo-basic/whatsapp?${query}`);
  expect(chat).toBe('https://wa.me/60120000001');
  // 50,000 at 3.10 % flat over 7 years.
  for (const part of ['Aisyah Perodua Klang', 'Perodua Myvi 1.3 G', 'RM724', 'RM50,000', 'RM8,260', '3.10%'])
    expect(message).toContain(part);
});

test.each([
  'text=Hello&phone=60999999999',
  'url=https://evil.example',
  'model=https://evil.example&variant=x',
])('/a/SLUG/whatsapp takes neither number nor text from ?%s', async query => {
  expect(await chatOf(`/a/demo-basic/whatsapp?${query}`)).toEqual(await chatOf('/a/demo-basic/whatsapp'));
});

test('/a/SLUG/whatsapp sends no offer above the legal ceiling', async () => {
  expect(await chatOf('/a/demo-basic/whatsapp?rate=15')).toEqual(['https://wa.me/60120000001', null]);
});

test('/a/SLUG/whatsapp is nothing without a number', async () => {
  const { advisor } = await server.signedInAdvisor({ whatsapp: '' });
  expect(await locationOf(`/a/${advisor.slug}/whatsapp`)).toEqual([404, null]);
  expect(await locationOf('/a/nobody-here/whatsapp')).toEqual([404, null]);
});

test('E10, E11: any page may show the hosted page and its scripts', async () => {
  const { headers } = await get('/a/demo-basic');
  expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

/** The content of a tag's attribute in a page. */
const contentOf = (html: string, before: string): string | undefined =>
  new RegExp(`${before}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

test.each([
  ['demo-basic', 'model=myvi&deposit=5000'],
  ['demo-premium', 'lang=en&model=bezza&years=5&deposit=2000'],
])('canonical, og:url, title, picture and oEmbed of %s?%s agree', async (slug, query) => {
  const page = `http://kereta.test/a/${slug}`;
  const { text } = await get(`/a/${slug}?${query}`);
  const title = contentOf(text, 'property="og:title" content');
  const picture = contentOf(text, 'property="og:image" content') ?? '';
  // One page an advisor stands in search results, whatever it offers first.
  expect(contentOf(text, 'rel="canonical" href')).toBe(page);
  expect(contentOf(text, 'property="og:url" content')).toBe(`${page}?${query}`);
  const oembed = contentOf(text, 'json\\+oembed" href') ?? '';
  const answer = (await get(oembed.replace('http://kereta.test', ''))).as(contract.hosted.oembed.response);
  expect(answer.title).toBe(title);
  expect(answer.thumbnail_url).toBe(picture);
  expect(answer.author_url).toBe(page);
  expect(contentOf(answer.html, 'src')).toBe(`${page}?${query}`);
  expect(contentOf(answer.html, 'title')).toBe(title);
  expect(new URL(picture).searchParams.get('deposit')).toBe(new URLSearchParams(query).get('deposit'));
});
