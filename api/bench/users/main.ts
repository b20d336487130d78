import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { load } from '../../load/load.ts';
import { readConfig } from '../../src/config.ts';
import { Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/migrations.ts';
import { measureUsers } from './measure.ts';
import { type Side, startSide } from './side.ts';

export interface UsersEffort {
  readonly users: { readonly small: number; readonly mysql: number; readonly sqlite: number };
  readonly rounds: number;
  readonly searches: number;
  readonly changed: number;
}

/** Fills a database, unless it is full already. */
async function filled(url: string, users: number, say: (line: string) => void): Promise<void> {
  const opened = new Database(readConfig({ LK_DATABASE_URL: url }).database);
  const db = opened.onOneConnection();
  try {
    await migrate(opened, migrations, async () => {});
    await load(db, users, count => say(`loaded ${count} of ${users} users`));
    if (db.engine === 'mysql') await db.knex.raw('analyze table advisors, search_keys, audit_entries');
    else await db.knex.raw('analyze');
  } finally {
    await db.close();
    await opened.close();
  }
}

async function measured(
  urls: readonly (readonly [string, number])[],
  effort: UsersEffort,
  say: (line: string) => void,
) {
  const sides: Side[] = [];
  try {
    for (const [url, users] of urls) {
      await filled(url, users, say);
      sides.push(await startSide(url, users));
    }
    return await measureUsers(sides as [Side, Side], effort, say);
  } finally {
    for (const side of sides) await side.end();
  }
}

/** A database of this server for so many users, which stays: what is loaded once is measured again. */
async function databaseFor(server: string, users: number): Promise<string> {
  const name = `lk_bench_${users}_users`;
  const connection = await createConnection(server);
  await connection.query(`create database if not exists ${name} character set utf8mb4`);
  await connection.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** What the admin's API costs at scale, on both engines. @param server a MySQL server on which databases may be made */
export async function usersAtScale(server: string, effort: UsersEffort, say: (line: string) => void) {
  const { small, mysql, sqlite } = effort.users;
  const urls = async (users: number) => [await databaseFor(server, users), users] as const;
  const onMysql = await measured([await urls(small), await urls(mysql)], effort, say);
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-bench-'));
  const file = (users: number) => [`sqlite:${join(folder, `${users}.sqlite`)}`, users] as const;
  try {
    return { mysql: onMysql, sqlite: await measured([file(small), file(sqlite)], effort, say) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
