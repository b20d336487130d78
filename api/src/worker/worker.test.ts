import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Background } from '../background.ts';
import { createLogger } from '../log.ts';
import { addAdvisor, inventedAdvisor } from '../testing/accounts.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { WorkingThread } from './worker.ts';

let server: TestServer;
let thread: WorkingThread;
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
  const background = new Background(createLogger('silent'));
  const start = { databaseUrl: server.databaseUrl, publicUrl: 'http://kereta.test', yields: false };
  thread = new WorkingThread(start, server.clock.now, background);
});
afterAll(async () => {
  await thread.close();
  await server.stop();
});

test('a table whose thread dies fails, and the next one is made by a new thread', async () => {
  const people = Array.from({ length: 5000 }, () => inventedAdvisor(server.clock.now));
  await server.db.knex.batchInsert('advisors', people, 100);
  const table = thread.makeTable({}, server.clock.now())[Symbol.asyncIterator]();
  expect((await table.next()).value?.toString()).not.toBe('');
  await thread.close();
  await expect(table.next()).rejects.toThrow('The working thread has ended.');
  const { id, name } = await addAdvisor(server.db, server.clock.now, { name: 'Mei Ling' });
  expect(await text(thread.makeTable({ ids: [id] }, server.clock.now()))).toContain(name);
  // Two threads import the server's half, one after the other.
});

test('what a task fails with keeps its code', async () => {
  await server.db.knex.schema.dropTable('job_users');
  const table = thread.makeTable({ job: 1 }, server.clock.now());
  await expect(text(table)).rejects.toMatchObject({ code: expect.stringMatching(/^(ER|SQLITE)_/) });
});
