import { once } from 'node:events';
import { existsSync, readdirSync, truncateSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { contract } from '@loan-kereta/sdk/contract';
import { maxImageBytes } from '@loan-kereta/sdk/rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDate } from '../../db/columns.ts';
import { hashOf } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { formWith, picture } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { note } from './table.ts';

let server: TestServer;
let file: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  file = await picture(600, 400).jpeg().toBuffer();
});
afterAll(() => server.stop());

const send = (client: TestClient, body: unknown) => client.post('/api/upload', body);
const upload = async (client: TestClient, bytes: Uint8Array = file): Promise<string> =>
  (await send(client, formWith(bytes))).as(contract.uploads.add.response).url;
const refused = async (client: TestClient, body: unknown) => (await send(client, body)).problem();
const statusOf = async (url: string) => (await server.visitor().get(url)).status;
const stored = () => {
  const folder = join(server.folder, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const nameIn = (url: string) => url.slice('/uploads/'.length);
const otherFile = (colour: string) => picture(64, 64, colour).png().toBuffer();

test('a picture is answered with its address, and served so that it can do nothing else', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const url = await upload(client);
  expect(url).toMatch(/^\/uploads\/[0-9a-f]{40}\.webp$/);
  const response = await fetch(`${server.address}${url}`, { headers: { Origin: 'https://a-host.example' } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 512, height: 341 });
  expect(await server.db.knex('uploads').where({ advisor_id: advisor.id })).toHaveLength(1);

  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
  expect((await server.visitor().get(url, { headers })).status).toBe(304);
  expect((await server.visitor().send('HEAD', url)).status).toBe(200);
  expect((await server.visitor().post(url)).status).toBe(405);
});

test('nobody uploads without a session, and then nothing is kept', async () => {
  const before = stored();
  const bytes = await otherFile('teal');
  expect(await refused(server.visitor(), formWith(bytes))).toMatchObject({
    status: 401,
    code: 'not_signed_in',
  });
  expect(stored()).toEqual(before);
});

/** A picture of exactly so many bytes: what follows its end belongs to nobody, as in many a phone's pictures. */
const ofSize = (bytes: number) => Buffer.concat([file, Buffer.alloc(bytes - file.length)]);

test('2 MiB are allowed, and one byte more is not', async () => {
  const { client } = await server.signedInAdvisor();
  expect(await statusOf(await upload(client, ofSize(maxImageBytes)))).toBe(200);
  expect(await refused(client, formWith(ofSize(maxImageBytes + 1)))).toMatchObject({
    status: 413,
    code: 'file_too_large',
    detail: 'Image size must be less than 2MB',
  });
  expect((await refused(client, formWith(Buffer.alloc(12_000_000)))).code).toBe('file_too_large');
});

test('a name or type that lies about a picture does no harm', async () => {
  const { client } = await server.signedInAdvisor();
  const response = await send(client, formWith(file, '../../../etc/passwd.svg', 'image/svg+xml'));
  expect(response.as(contract.uploads.add.response).url).toMatch(/^\/uploads\/[0-9a-f]{40}\.webp$/);
});

/** Begins to send a picture, and sends half of it. */
function beginUpload(client: TestClient) {
  const sending = request(`${server.address}/api/upload`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '500000',
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  sending.on('error', () => {});
  sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf');
  return sending;
}

test('of one account two pictures arrive at a time, however slowly', async () => {
  const { client } = await server.signedInAdvisor();
  const three = [beginUpload(client), beginUpload(client), beginUpload(client)];
  const [refusal]: IncomingMessage[] = await Promise.race(three.map(sending => once(sending, 'response')));
  expect(refusal?.statusCode).toBe(429);
  for (const sending of three) sending.destroy();
  await expect.poll(async () => (await send(client, formWith(file))).status).toBe(200);
});

test('a caller who leaves in the middle of a picture is no error of ours', async () => {
  const { client } = await server.signedInAdvisor();
  const before = server.log.length;
  const leaving = beginUpload(client);
  // What has begun is read as far as it has come before this one is answered, on a connection of its own.
  await upload(client);
  leaving.destroy();
  const lines = () =>
    server.log
      .slice(before)
      .map(text => JSON.parse(text))
      .filter(({ aborted, level }) => aborted || level > 30);
  await expect
    .poll(lines)
    .toEqual([expect.objectContaining({ path: '/api/upload', aborted: true, level: 30 })]);
});

const saveProfile = (client: TestClient, change: object) => client.post('/api/me/profile', change);

test('a profile shows its picture to pages of any origin, and takes either it or a link', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const photo = async () =>
    JSON.parse((await server.visitor().get(`/api/embed/${advisor.slug}`)).text).advisor.photo_url;
  const url = await upload(client);
  const saved = await saveProfile(client, { uploaded_image: url, photo_url: '' });
  expect(JSON.parse(saved.text)).toMatchObject({ uploaded_image: url, photo_url: null });
  expect(await photo()).toBe(`http://kereta.test${url}`);

  const both = { uploaded_image: url, photo_url: 'https://example.com/a.jpg' };
  expect((await saveProfile(client, both)).problem().errors).toMatchObject([{ path: 'photo_url' }]);
  const link = await saveProfile(client, { photo_url: 'https://example.com/a.jpg' });
  expect(JSON.parse(link.text)).toMatchObject({
    uploaded_image: null,
    photo_url: 'https://example.com/a.jpg',
  });
  expect(await photo()).toBe('https://example.com/a.jpg');

  const again = await upload(client);
  const absolute = await saveProfile(client, { uploadedImage: `http://kereta.test${again}` });
  expect(JSON.parse(absolute.text)).toMatchObject({ uploaded_image: again, photo_url: null });
});

test('another’s picture cannot be taken for one’s own', async () => {
  const siti = await server.signedInAdvisor();
  const ali = await server.signedInAdvisor();
  const url = await upload(siti.client, await otherFile('navy'));
  const problem = (await saveProfile(ali.client, { uploaded_image: url })).problem();
  expect(problem.errors?.map(error => error.path)).toEqual(['uploaded_image']);
});

test.each(['another picture', 'a link', 'nothing'])(
  'a picture goes when %s takes its place',
  async instead => {
    const { client } = await server.signedInAdvisor();
    const url = await upload(client, await otherFile('plum'));
    await saveProfile(client, { uploaded_image: url });
    expect(await statusOf(url)).toBe(200);
    if (instead === 'a link') await saveProfile(client, { photo_url: 'https://example.com/a.jpg' });
    else if (instead === 'nothing') await saveProfile(client, { uploaded_image: null });
    else await saveProfile(client, { uploaded_image: await upload(client, await otherFile('gold')) });
    await expect.poll(() => statusOf(url)).toBe(404);
    expect(stored()).not.toContain(url.slice('/uploads/'.length));
  },
);

test('two advisors with the same picture share the file, and it stays with the second', async () => {
  const [siti, ali] = [await server.signedInAdvisor(), await server.signedInAdvisor()];
  const bytes = await otherFile('coral');
  const url = await upload(siti.client, bytes);
  expect(await upload(ali.client, bytes)).toBe(url);
  for (const { client } of [siti, ali]) await saveProfile(client, { uploaded_image: url });
  await saveProfile(siti.client, { uploaded_image: null });
  const mine = await server.db.knex('uploads').where({ advisor_id: siti.advisor.id });
  expect(mine).toEqual([]);
  expect(await statusOf(url)).toBe(200);
  await saveProfile(ali.client, { uploaded_image: null });
  await expect.poll(() => statusOf(url)).toBe(404);
});

test('pictures that no profile shows do not pile up', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const used = await upload(client);
  await saveProfile(client, { uploaded_image: used });
  const oldest = await upload(client, await otherFile('red'));
  const { created_at: first } = await server.db
    .knex('uploads')
    .where({ name: nameIn(oldest) })
    .first();
  // As many as may wait, noted as if they had been made: each would cost a process.
  for (let after = 1; after < 10; after++)
    await note(server.db, advisor.id, `${after}`.repeat(40), new Date(readDate(first).getTime() + after));
  const names = async () => (await server.db.knex('uploads').where({ advisor_id: advisor.id })).length;
  expect([await names(), await statusOf(oldest)]).toEqual([11, 200]);
  const newest = await upload(client, await otherFile('blue'));
  expect(await names()).toBe(11);
  await expect.poll(() => statusOf(oldest)).toBe(404);
  expect(await statusOf(newest)).toBe(200);
  expect(await statusOf(used)).toBe(200);

  await server.db.knex('uploads').update({ created_at: new Date(Date.now() - 4_000_000) });
  await upload(client, await otherFile('white'));
  expect(await names()).toBe(2);
  expect(await statusOf(used)).toBe(200);
});

test('with the account its pictures go, except one that somebody else has too', async () => {
  const password = 'rahsia-siti';
  const siti = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const ali = await server.signedInAdvisor();
  const own = await upload(siti.client, await otherFile('orchid'));
  const shared = await upload(siti.client, await otherFile('khaki'));
  await upload(ali.client, await otherFile('khaki'));
  const exported = JSON.parse((await siti.client.get('/api/me/export')).text);
  expect(exported.pictures.toSorted()).toEqual([own, shared].toSorted());
  expect((await siti.client.delete('/api/me', { password })).status).toBe(204);
  await expect.poll(() => statusOf(own)).toBe(404);
  expect(await statusOf(shared)).toBe(200);
});

test('one account uploads so often and no more, whatever it sends', async () => {
  const { client } = await server.signedInAdvisor();
  const statuses: number[] = [];
  for (let number = 0; number < 61; number++) statuses.push((await send(client, 'no form')).status);
  expect(statuses).toEqual([...Array<number>(60).fill(415), 429]);
});

test('half a file is not served, and the next upload mends it', async () => {
  const { client } = await server.signedInAdvisor();
  const bytes = await otherFile('salmon');
  const url = await upload(client, bytes);
  truncateSync(join(server.folder, url), 20);
  expect(await statusOf(url)).toBe(404);
  expect(await upload(client, bytes)).toBe(url);
  expect(await statusOf(url)).toBe(200);
});

test.each(['/uploads/', '/uploads/a.webp', `/uploads/${'0'.repeat(40)}.webp`, '/uploads/..%2Fsecret.html'])(
  '%s is nothing',
  async path => {
    expect(await statusOf(path)).toBe(404);
  },
);
