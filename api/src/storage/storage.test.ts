import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { isStorageFailure, isStorageFull } from './failures.ts';
import { clearUnfinished, openStorage } from './storage.ts';

const bytes = Buffer.from([0, 255, 1, 254]);

test('a folder is made when the first file is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  const storage = await openStorage(`file:${join(folder, 'uploads')}`);
  expect(readdirSync(folder)).toEqual([]);
  await storage.put('a.webp', bytes);
  expect(readFileSync(join(folder, 'uploads/a.webp'))).toEqual(bytes);
  expect(await storage.exists('a.webp')).toBe(true);
  await storage.delete('a.webp');
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('no key leads out of the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  const storage = await openStorage(`file:${join(folder, 'uploads')}`);
  await expect(storage.put('../outside.webp', bytes)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a bucket is spoken to in its protocol, signed', async () => {
  const bucket = await startBucket();
  onTestFinished(bucket.close);
  const storage = await openStorage(bucket.url);
  expect(await storage.exists('a.webp')).toBe(false);
  await storage.put('a.webp', bytes, { contentType: 'image/webp' });
  expect(await storage.exists('a.webp')).toBe(true);
  expect(Buffer.from(await storage.getBytes('a.webp'))).toEqual(bytes);
  expect((await storage.getMetaData('a.webp')).contentLength).toBe(4);
  await storage.delete('a.webp');
  expect(bucket.objects.size).toBe(0);
  expect(new Set(bucket.asked.map(line => line.replace(/^\w+ /, '')))).toEqual(
    new Set(['/pictures/a.webp AWS4-HMAC-SHA256']),
  );
});

/** A folder with room for a small file and not for a large one; where nobody may mount a disk, one with no room at all. */
function fullFolder(): string {
  const disk = mountSmallDisk(64);
  if (disk) onTestFinished(disk.remove);
  // Nobody keeps files there, root or not.
  return disk?.folder ?? '/proc/loan-kereta';
}

test('of a file for which the disk has no room nothing is kept, and what was there before stays', async () => {
  const folder = fullFolder();
  const storage = await openStorage(`file:${folder}`);
  const mounted = folder !== '/proc/loan-kereta';
  if (mounted) await storage.put('a.webp', bytes);
  const error: unknown = await storage.put('a.webp', Buffer.alloc(200_000, 1)).catch(thrown => thrown);
  expect(isStorageFailure(error)).toBe(true);
  expect(isStorageFull(error)).toBe(mounted);
  expect(await storage.exists('a.webp')).toBe(mounted);
  if (mounted) {
    expect(Buffer.from(await storage.getBytes('a.webp'))).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['a.webp']);
  }
});

test('whoever reads a file while it is replaced has the one or the other whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = await openStorage(`file:${folder}`);
  const versions = [Buffer.alloc(3_000_000, 1), Buffer.alloc(3_000_000, 2)];
  await storage.put('a.webp', versions[0] ?? bytes);
  let writing = true;
  const write = async () => {
    for (let round = 0; round < 20; round++) await storage.put('a.webp', versions[round % 2] ?? bytes);
    writing = false;
  };
  const seen = new Set<string>();
  const look = async () => {
    while (writing) {
      const read = await storage.getBytes('a.webp');
      seen.add(`${read.length} ${read[0] === read.at(-1)}`);
    }
  };
  await Promise.all([write(), look()]);
  expect([...seen]).toEqual(['3000000 true']);
});

test('what a killed process left unfinished goes after a while, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storage = await openStorage(`file:${folder}`);
  await storage.put('a.webp', bytes);
  const [left, begun] = ['b.webp.0123456789ab.part', 'c.webp.0123456789ab.part'].map(name =>
    join(folder, name),
  );
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const part of [left, begun]) writeFileSync(part ?? '', bytes);
  for (const old of [left, join(folder, 'a.webp')]) utimesSync(old ?? '', hourAgo, hourAgo);
  await clearUnfinished(storage, new Date(Date.now() - 60_000));
  expect(readdirSync(folder).sort()).toEqual(['a.webp', 'c.webp.0123456789ab.part']);
  await clearUnfinished(await openStorage(`file:${join(folder, 'none')}`), new Date());
});
