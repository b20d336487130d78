import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { ServerProcess } from './testing/process.ts';

let own: TestDatabase;
const running: ServerProcess[] = [];

beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(async () => {
  for (const process of running.splice(0)) await process.kill();
  await own.remove();
});

function run(settings: Record<string, string>): ServerProcess {
  const process = new ServerProcess({ LK_DATABASE_URL: own.url, ...settings });
  running.push(process);
  return process;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

test('a wrong setting ends the start with one line that names it', async () => {
  const process = run({ LK_PORT: 'eighty', LK_DEMO: 'perhaps' });
  expect(await process.ended()).toBe(1);
  const { out, errors } = process;
  expect(out).toBe('');
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/^Loan Kereta cannot start: LK_PORT /),
    expect.stringMatching(/^Loan Kereta cannot start: LK_DEMO /),
    '',
  ]);
});

test('a database that is not there ends the start with one line', async () => {
  const process = run({ LK_DATABASE_URL: 'mysql://nobody@127.0.0.1:1/nothing' });
  expect(await process.ended()).toBe(1);
  expect(process.errors).toMatch(/^Loan Kereta cannot start: .*ECONNREFUSED.*\n$/);
});

test('the start of production tells of nothing that is not there', async () => {
  const process = run({ NODE_ENV: 'production', LK_DEBUG: 'true' });
  await process.started();
  await expect.poll(() => process.out).toContain('LK_DEBUG does nothing here');
  expect(process.out).toContain('LK_DEMO does nothing here');
  expect(process.out).not.toMatch(/demo-|\/examples\/|sign in as/);
});

test('a caller who never finishes does not keep a process from ending', async () => {
  const process = run({ NODE_ENV: 'production', LK_PORT: String(await freePort()) });
  await process.started();
  const address = /is at (\S+)\//.exec(process.out)?.[1] ?? '';
  const stalled = request(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '500' },
  });
  const broken = once(stalled, 'error');
  stalled.write('{"email":');
  await fetch(`${address}/healthz`);
  process.child.kill('SIGTERM');
  await broken;
  expect([0, 1]).toContain(await process.ended());
});
