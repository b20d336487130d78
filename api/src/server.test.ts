import { afterEach, beforeEach, expect, test } from 'vitest';
import { drainMilliseconds } from './server.ts';
import { testEngine } from './testing/database.ts';
import { sendRaw } from './testing/raw.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Keeps every connection to the database busy until told. */
async function occupyDatabase(): Promise<() => Promise<void>> {
  const connections = testEngine === 'sqlite' ? 1 : 10;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  for (let index = 0; index < connections; index++) {
    const inside = Promise.withResolvers<void>();
    held.push(
      server.db.transaction(async () => {
        await server.db.knex.raw('select 1');
        inside.resolve();
        await promise;
      }),
    );
    await inside.promise;
  }
  return async () => {
    resolve();
    await Promise.all(held);
  };
}

test('while draining it says so, still answers, and ends only when the last answer is sent', async () => {
  const release = await occupyDatabase();
  // What the server does of its own accord waits for a connection, too.
  const waiting = (): number => server.db.knex.client.pool.numPendingAcquires();
  const before = waiting();
  const underWay = server.visitor().get('/api/models');
  await expect.poll(waiting).toBeGreaterThan(before);

  const notice = Promise.withResolvers<void>();
  let ended = false;
  const ending = server.drain(notice.promise).then(() => {
    ended = true;
  });
  const ready = await server.visitor().get('/readyz');
  expect(ready.problem()).toMatchObject({ status: 503, code: 'unavailable' });
  expect((await server.visitor().get('/healthz')).status).toBe(200);

  notice.resolve();
  await expect
    .poll(() =>
      server
        .visitor()
        .get('/healthz')
        .catch(() => 'refused'),
    )
    .toBe('refused');
  expect(ended).toBe(false);
  await release();
  const response = await underWay;
  expect([response.status, JSON.parse(response.text).length]).toEqual([200, 24]);
  await ending;
});

test('a drain leaves time to close within the ten seconds that containers are given', () => {
  expect(drainMilliseconds.whole).toBeLessThanOrEqual(10_000);
  expect(drainMilliseconds.notice + drainMilliseconds.finish).toBeLessThanOrEqual(
    drainMilliseconds.whole - 2000,
  );
});

test('in production the figures are not for everybody', async () => {
  const closed = await startTestServer({ NODE_ENV: 'production' });
  expect((await closed.visitor().get('/metrics')).problem().code).toBe('not_found');
  await closed.stop();
});

test('figures with an address of their own are there and nowhere else', async () => {
  const apart = await startTestServer({ LK_METRICS_ADDRESS: '127.0.0.1:0' });
  expect((await apart.visitor().get('/metrics')).status).toBe(404);
  const text = async (path: string) => (await fetch(`${apart.metricsAddress}${path}`)).text();
  expect(await text('/metrics')).toContain('http_request_duration_seconds');
  expect(await text('/api/models')).toBe('Not Found');
  await apart.stop();
});

test.each([
  ['0', 75],
  ['1', 620],
])('behind %s proxies a connection waits %d s for its next request', async (LK_TRUSTED_PROXIES, seconds) => {
  const own = await startTestServer({ LK_TRUSTED_PROXIES });
  const response = await sendRaw(own.address, { path: '/healthz', headers: { Connection: 'keep-alive' } });
  expect(response.headers['keep-alive']).toBe(`timeout=${seconds}`);
  await own.stop();
});

test('a database that does not answer makes it not ready, and alive', async () => {
  const release = await occupyDatabase();
  const response = await server.visitor().get('/readyz');
  expect(response.problem()).toMatchObject({ status: 503, detail: 'The database does not answer.' });
  expect((await server.visitor().get('/healthz')).status).toBe(200);
  await release();
  expect((await server.visitor().get('/readyz')).status).toBe(200);
});
