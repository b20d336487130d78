import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { type Bucket, startBucket } from '../../testing/bucket.ts';
import { bombPng, formWith, picture } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { mountSmallDisk } from '../../testing/small-disk.ts';

let bucket: Bucket;
let server: TestServer;
let file: Buffer;
beforeAll(async () => {
  bucket = await startBucket();
  server = await startTestServer({ LK_STORAGE_URL: bucket.url });
  file = await picture(300, 200).jpeg().toBuffer();
});
beforeEach(() => {
  bucket.objects.clear();
  bucket.beforePut = async () => undefined;
});
afterAll(async () => {
  await server.stop();
  bucket.close();
});

const uploadsOf = (id: number) => server.db.knex('uploads').where({ advisor_id: id });

/** Sees that a server whose storage is full says so, to whoever uploads and to whoever asks whether it is ready. */
async function expectFull(full: TestServer): Promise<void> {
  const { client, advisor } = await full.signedInAdvisor();
  const response = await client.post('/api/upload', formWith(file));
  expect(response.problem()).toMatchObject({ status: 503, code: 'storage_unavailable' });
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await full.db.knex('uploads').where({ advisor_id: advisor.id })).toEqual([]);
  expect(full.log.some(line => line.includes('E_CANNOT_WRITE_FILE'))).toBe(true);
  full.clock.advance({ seconds: 6 });
  const ready = await full.visitor().get('/readyz');
  expect(ready.problem()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(ready.headers.get('Retry-After')).toBe('5');
}

test('a bucket that is full is 503 until there is room again', async () => {
  expect((await server.visitor().get('/readyz')).status).toBe(200);
  bucket.beforePut = async () => 507;
  await expectFull(server);
  server.clock.advance({ seconds: 6 });
  expect((await server.visitor().get('/readyz')).problem().detail).toBe('The storage of files is full.');
  expect(bucket.objects.size).toBe(0);

  bucket.beforePut = async () => undefined;
  server.clock.advance({ seconds: 6 });
  expect((await server.visitor().get('/readyz')).status).toBe(200);
  const { client } = await server.signedInAdvisor();
  expect((await client.post('/api/upload', formWith(file))).status).toBe(200);
});

test('a disk that is full is 503', async () => {
  const disk = mountSmallDisk(8);
  // Where nobody may mount a disk: a folder in which nobody may keep a file.
  const full = await startTestServer({ LK_STORAGE_URL: `file:${disk?.folder ?? '/proc/loan-kereta'}` });
  try {
    await expectFull(full);
  } finally {
    await full.stop();
    disk?.remove();
  }
});

test('whether files can be kept is asked of the storage once in a while, however often somebody asks', async () => {
  server.clock.advance({ seconds: 6 });
  const before = bucket.asked.length;
  for (let number = 0; number < 20; number++) await server.visitor().get('/readyz');
  expect(bucket.asked.slice(before).map(line => line.split(' ')[0])).toEqual(['PUT', 'DELETE']);
});

test('of an account that is deleted while its picture is written nothing stays', async () => {
  const password = 'rahsia-siti';
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  bucket.beforePut = async () => {
    expect((await client.delete('/api/me', { password })).status).toBe(204);
    return undefined;
  };
  const nobodyElses = await picture(64, 64, 'salmon').png().toBuffer();
  const response = await client.post('/api/upload', formWith(nobodyElses));
  expect(response.problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await uploadsOf(advisor.id)).toEqual([]);
  await expect.poll(() => bucket.objects.size).toBe(0);
});

test('of an account that is deleted while its picture is made nothing stays', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const counted = async () =>
    (await server.db.knex('rate_limits').where('key', 'like', 'uploadByAccount%')).length;
  const before = await counted();
  const answering = client.post('/api/upload', formWith(bombPng(1200, 1200)));
  // Counted after the session was read, and before the file is.
  await expect.poll(counted, { interval: 5 }).toBe(before + 1);
  await server.db.knex('advisors').where({ id: advisor.id }).del();
  expect((await answering).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(bucket.objects.size).toBe(0);
});

test('two advisors who upload the same picture at once both have it', async () => {
  const people = await Promise.all([server.signedInAdvisor(), server.signedInAdvisor()]);
  const responses = await Promise.all(people.map(({ client }) => client.post('/api/upload', formWith(file))));
  const urls = responses.map(response => response.as(contract.uploads.add.response).url);
  expect(new Set(urls).size).toBe(1);
  expect((await server.visitor().get(urls[0] ?? '')).status).toBe(200);
});

test('a picture that a killed process left half written is swept away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  const part = join(folder, `${'a'.repeat(40)}.webp.0123456789ab.part`);
  writeFileSync(part, 'half a picture');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(part, longAgo, longAgo);
  const sweeping = await startTestServer({ LK_STORAGE_URL: `file:${folder}` });
  while (existsSync(part)) await sleep(10);
  await sweeping.stop();
  rmSync(folder, { recursive: true });
});
