import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from './storage.ts';

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

// A bucket as the protocol describes it, in memory: enough to see what is asked of one.
const objects = new Map<string, Buffer>();
const asked: string[] = [];
let bucket: Server;
let endpoint: string;

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`);
    const object = objects.get(path);
    if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(path);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    response.statusCode = reading && !object ? 404 : request.method === 'DELETE' ? 204 : 200;
    if (object) response.setHeader('Content-Length', object.length);
    response.end(request.method === 'GET' ? object : undefined);
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'test-1',
  });
});
afterAll(() => {
  bucket.close();
  bucket.closeAllConnections();
});

test('a bucket is spoken to in its protocol, signed', async () => {
  const storage = await openStorage(`s3://pictures?endpoint=${endpoint}`);
  expect(await storage.exists('a.webp')).toBe(false);
  await storage.put('a.webp', bytes, { contentType: 'image/webp' });
  expect(await storage.exists('a.webp')).toBe(true);
  expect(Buffer.from(await storage.getBytes('a.webp'))).toEqual(bytes);
  expect((await storage.getMetaData('a.webp')).contentLength).toBe(4);
  await storage.delete('a.webp');
  expect(objects.size).toBe(0);
  expect(new Set(asked.map(line => line.replace(/^\w+ /, '')))).toEqual(
    new Set(['/pictures/a.webp AWS4-HMAC-SHA256']),
  );
});
