import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** A database of one test's own, empty, on the engine that the test run chose. */
export interface TestDatabase {
  /** As `LK_DATABASE_URL` takes it. */
  readonly url: string;
  /** Removes it. Whoever opened it has closed it by then. */
  readonly remove: () => Promise<void>;
}

/** The engine of this test run, `LK_TEST_ENGINE`: SQLite unless told. */
export const testEngine = process.env.LK_TEST_ENGINE === 'mysql' ? 'mysql' : 'sqlite';

/** Makes an empty database on a MySQL server, as whoever its address names. */
export async function createMysqlDatabase(server: string): Promise<TestDatabase> {
  const name = `lk_test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await run(`create database ${name} character set utf8mb4`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(`drop database ${name}`) };
}

function onSqlite(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  return {
    url: `sqlite:${join(folder, 'test.sqlite')}`,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Makes an empty database on the engine of this test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (testEngine === 'sqlite') return onSqlite();
  const server = process.env.LK_TEST_MYSQL_URL;
  if (!server) throw new Error('LK_TEST_MYSQL_URL must say where the MySQL for tests is.');
  return createMysqlDatabase(server);
}
