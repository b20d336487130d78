import { join } from 'node:path';
import { perodua } from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf, RateLimits } from '../../http/rate-limits.ts';
import { runApart } from '../../images/apart.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { instalmentTable, offerOf } from './offer.ts';

const program = join(import.meta.dirname, 'offer-process.ts');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => server.visitor().get(path);

test('a shared offer has its figure in the title and on a picture, which a new price changes', async () => {
  const page = '/a/demo-premium?model=myvi&deposit=8260&years=7&lang=en';
  const offer = async () => {
    const { text } = await get(page);
    const [, address = ''] = /og:image" content="http:\/\/kereta\.test([^"]+)"/.exec(text) ?? [];
    const response = await get(address.replaceAll('&amp;', '&'));
    expect(response.status).toBe(200);
    return { text, address, response };
  };
  const { text, address, response } = await offer();
  // (58,260 - 8,260) at 2.90 % flat over 7 years: 50,000 x 1.203 / 84 = 716.07.
  expect(text).toContain('content="Perodua Myvi 1.3 G: RM716 /\u00a0month · Wei Jian Auto PJ"');
  expect(address).toContain(
    '/a/demo-premium/offer.png?lang=en&amp;model=myvi&amp;years=7&amp;deposit=8260&amp;tag=',
  );
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(Number(response.headers.get('Content-Length'))).toBeLessThan(100_000);
  expect((await get('/a/nobody-here/offer.png')).status).toBe(404);

  const { client } = await server.signedInAdmin();
  expect((await client.patch('/api/models/myvi-1-3-g', { price: 59_260 })).status).toBe(200);
  // 51,000 x 1.203 / 84 = 730.39.
  const title = 'content="Perodua Myvi 1.3 G: RM730 /\u00a0month · Wei Jian Auto PJ"';
  // What a page shows is read once a second.
  await expect.poll(async () => (await get(page)).text).toContain(title);
  const later = await offer();
  expect(later.address).not.toBe(address);
  expect(later.response.text).not.toBe(response.text);
});

test('a network has only so many pictures drawn', async () => {
  const limits = new RateLimits(server.db);
  const network = networkOf('127.0.0.1');
  await limits.forget('offersByAddress', network);
  for (let asked = 0; asked < 120; asked++) await limits.spend('offersByAddress', network);
  const problem = (await get('/a/demo-basic/offer.png?deposit=77')).problem();
  expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('a rate that no bank has counts as not given, as in the calculator', () => {
  const offered = (rate: string) => offerOf('Aisyah', perodua, { rate }, 'en');
  expect(offered('3.1')).not.toEqual(offered(''));
  for (const rate of ['29', '20.01', '-1', 'low']) expect([rate, offered(rate)]).toEqual([rate, offered('')]);
});

test('an offer says the kind of its rate, converted for the method', () => {
  const rateIn = (options: Options) => offerOf('Aisyah', perodua, options, 'en')?.facts.at(-1);
  expect(rateIn({})).toEqual({ label: 'Flat rate', text: '2.90%' });
  expect(rateIn({ method: 'reducing' })).toEqual({ label: 'Effective rate', text: '5.33%' });
  expect(rateIn({ rate: '5.33', 'rate-kind': 'effective' })).toEqual({ label: 'Flat rate', text: '2.90%' });
});

test('a rate above the legal ceiling of the tenure is no offer', async () => {
  const offered = (options: Options) => offerOf('Aisyah', perodua, options, 'en') !== undefined;
  expect(offered({ rate: '9.91' })).toBe(true);
  expect(offered({ rate: '9.92' })).toBe(false);
  expect(offered({ rate: '16.5', 'rate-kind': 'effective', years: '5' })).toBe(true);
  expect(offered({ rate: '16.5', 'rate-kind': 'effective', years: '7' })).toBe(false);
  const page = await get('/a/demo-basic?model=axia&rate=12&lang=en');
  expect(page.text).not.toContain('og:image');
  expect((await get('/a/demo-basic/offer.png?rate=12')).status).toBe(404);
});

test('the table has no instalment where a rate is above the ceiling of the tenure', () => {
  const [model] = perodua;
  if (!model) throw new Error('The built-in list has no car.');
  const [row] = instalmentTable([{ ...model, rate: 9.7 }], {});
  // (40,310 x 148.5 %) / 60 = 997.67 over 5 years; over 7 years 9.54 is the highest.
  expect(row?.instalments).toEqual(['RM998', '–', 'RM699']);
});

test('an address keeps the kind of its rate', async () => {
  const { text } = await get('/a/demo-basic?rate=5.33&rate_kind=effective&method=reducing');
  expect(text).toContain('rate="5.33" rate-kind="effective" method="reducing"');
  expect(text).toContain('rate=5.33&amp;rate_kind=effective&amp;method=reducing');
});

test('a picture is what eyes can read: long names, Chinese ones, and five figures', async () => {
  const draw = (name: string, instalment: string) => {
    const offer = offerOf(`${name} `.repeat(12), perodua, {}, 'zh');
    if (!offer) throw new Error('The built-in list has no car.');
    // As the server has it drawn: the library's formats are set for a whole process, and here others may have.
    return runApart(program, [], Buffer.from(JSON.stringify({ ...offer, instalment })));
  };
  const picture = await draw('陈伟建', 'RM18,625');
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  /** What there is to be seen in a part of the picture whose ground has one colour. */
  const seen = async (top: number, height: number, left: number, width: number) => {
    const part = await sharp(picture).extract({ top, height, left, width }).toBuffer();
    return (await sharp(part).stats()).channels.map(({ stdev }) => Math.round(stdev));
  };
  const ground = await seen(220, 20, 64, 600);
  for (const name of [await seen(60, 40, 154, 590), await seen(300, 110, 64, 660)])
    expect(name).not.toEqual(ground);
  // A letter that the font lacks would be drawn as a box, as any other is.
  expect((await draw('陈伟明', 'RM18,625')).equals(picture)).toBe(false);
  expect((await draw('陈伟建', 'RM18,626')).equals(picture)).toBe(false);
});
