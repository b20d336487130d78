import { perodua } from '@loan-kereta/sdk/catalogue';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInAdvisor } from '../testing/accounts.ts';
import { createTestDatabase, type TestDatabase, testEngine } from '../testing/database.ts';
import { MysqlProxy } from '../testing/mysql-proxy.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let siti: SignedInAdvisor;

const write = (headline: string = crypto.randomUUID()) => siti.client.post('/api/me/profile', { headline });
const ready = () => server.visitor().get('/readyz');

/** A refusal that says when to come back, and an error in the log only, whatever the database said. */
async function expectUnavailable(response: Awaited<ReturnType<typeof write>>): Promise<void> {
  expect(response.problem()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(response.headers.get('Retry-After')).toBe('5');
}

describe('a database that takes no changes', () => {
  beforeEach(async () => {
    server = await startTestServer();
    siti = await server.signedInAdvisor();
  });
  afterEach(() => server.stop());

  /** Runs a statement on each connection that there may be. */
  async function onEachConnection(sql: string): Promise<void> {
    const { client } = server.db.knex;
    const connections = await Promise.all(
      Array.from({ length: client.pool.max }, () => client.acquireConnection()),
    );
    for (const connection of connections) {
      await server.db.knex.raw(sql).connection(connection);
      await client.releaseConnection(connection);
    }
  }
  const [forbid, allow] =
    testEngine === 'sqlite'
      ? ['pragma query_only = on', 'pragma query_only = off']
      : ['set session transaction read only', 'set session transaction read write'];

  test('that has become read-only answers 503 and says why, reads go on, and it comes back', async () => {
    const admin = await server.signedInAdmin();
    await onEachConnection(forbid);
    await expectUnavailable(await write());
    // What reads several times wants to see one moment, and still only reads.
    const paths = ['/api/admin/plans', '/api/models/editor', '/api/admin/stats', '/api/admin/stats/enhanced'];
    for (const path of paths) expect([path, (await admin.client.get(path)).status]).toEqual([path, 200]);
    expect((await ready()).problem()).toMatchObject({ status: 503, detail: 'The database is read-only.' });
    expect((await ready()).headers.get('Retry-After')).toBe('5');
    expect((await server.visitor().get('/api/models')).status).toBe(200);
    expect((await server.visitor().get('/healthz')).status).toBe(200);

    await onEachConnection(allow);
    expect((await write()).status).toBe(200);
  });

  test.runIf(testEngine === 'sqlite')('whose disk is full answers 503 and says why', async () => {
    const { client } = await server.signedInAdvisor({ plan: 'diamond' });
    const image = `https://kereta.example/${'x'.repeat(400)}.webp`;
    const models = perodua.map(model => ({
      ...model,
      variants: model.variants.map(variant => ({ ...variant, image })),
    }));
    const save = () => client.put('/api/me/data', { models }, { headers: { 'If-Match': '*' } });
    const [{ page_count: pages }] = await server.db.knex.raw('pragma page_count');
    await server.db.knex.raw(`pragma max_page_count = ${pages}`);
    await expectUnavailable(await save());
    expect((await ready()).problem()).toMatchObject({ status: 503, detail: 'The database’s disk is full.' });
    await server.db.knex.raw('pragma max_page_count = 1000000');
    expect((await save()).status).toBe(200);
  });
});

describe.runIf(testEngine === 'mysql')('a connection that is lost', () => {
  let database: TestDatabase;
  let proxy: MysqlProxy;
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await MysqlProxy.start(database.url);
    server = await startTestServer({ LK_DATABASE_URL: proxy.url });
    siti = await server.signedInAdvisor();
    expect((await write()).status).toBe(200);
  });
  afterEach(async () => {
    proxy.thaw();
    await server.stop();
    await proxy.close();
    await database.remove();
  });

  test('at BEGIN is replaced, and nobody notices', async () => {
    proxy.cutAt('BEGIN', { times: 2 });
    expect((await write()).status).toBe(200);
  });

  test.each([true, false])('at COMMIT is 503, never 500, whether it was delivered (%s)', async delivered => {
    const headline = crypto.randomUUID();
    // What goes on in the background changes accounts, too.
    proxy.cutAt('COMMIT', { delivered, after: headline });
    await expectUnavailable(await write(headline));
    expect((await write()).status).toBe(200);
  });

  test('in the middle of a transaction keeps nothing of it', async () => {
    const before = await server.db.knex('advisors').where({ id: siti.advisor.id }).first();
    const headline = crypto.randomUUID();
    proxy.cutAt(headline);
    await expectUnavailable(await write(headline));
    const after = await server.db.knex('advisors').where({ id: siti.advisor.id }).first();
    expect(after.headline).toBe(before.headline);
  });

  test('while nothing happens costs a request at most its own time limit, and it comes back', async () => {
    proxy.freeze();
    const responses = [
      write(),
      write(),
      siti.client.get('/api/auth/me'),
      server.visitor().get('/api/models'),
    ];
    // Longer than the longest that one may wait; a test that hangs fails.
    for (const response of await Promise.all(responses)) await expectUnavailable(response);
    expect((await ready()).problem()).toMatchObject({ detail: 'The database does not answer.' });
    expect((await server.visitor().get('/healthz')).status).toBe(200);
    proxy.thaw();
    expect((await write()).status).toBe(200);
  });
});
