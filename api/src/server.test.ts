import { afterEach, beforeEach, expect, test } from 'vitest';
import { testEngine } from './testing/database.ts';
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
  const underWay = server.visitor().get('/api/models');
  await expect.poll(() => server.db.knex.client.pool.numPendingAcquires()).toBe(1);

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
  const answer = await underWay;
  expect([answer.status, JSON.parse(answer.text).length]).toEqual([200, 24]);
  await ending;
});

test('a database that does not answer makes it not ready, and alive', async () => {
  const release = await occupyDatabase();
  const answer = await server.visitor().get('/readyz');
  expect(answer.problem()).toMatchObject({ status: 503, detail: 'The database does not answer.' });
  expect((await server.visitor().get('/healthz')).status).toBe(200);
  await release();
  expect((await server.visitor().get('/readyz')).status).toBe(200);
});
