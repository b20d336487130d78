import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ServerProcess } from '../testing/process.ts';
import { Database } from './database.ts';

let own: TestDatabase;
let processes: ServerProcess[];

beforeEach(async () => {
  own = await createTestDatabase();
  processes = [1, 2].map(() => new ServerProcess({ LK_DATABASE_URL: own.url }));
});
afterEach(async () => {
  for (const process of processes) await process.kill();
  await own.remove();
});

test('two processes that start at once share one database, and each ends well when asked to', async () => {
  await Promise.all(processes.map(process => process.started()));
  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(processes.map(process => process.ended()))).toEqual([0, 0]);
  expect(processes.map(process => process.errors)).toEqual(['', '']);

  const db = new Database(readConfig({ LK_DATABASE_URL: own.url }).database);
  expect(await db.knex('car_variants')).toHaveLength(24);
  expect(await db.knex('advisors')).toHaveLength(3);
  await db.close();
  // Two whole processes, each with a thread of its own.
});
