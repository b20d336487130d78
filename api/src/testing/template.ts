import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { appendOnlyTables } from '../append-only.ts';
import { parseDatabaseUrl, readConfig } from '../config.ts';
import { keepAppendOnly } from '../db/append-only.ts';
import { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../migrations.ts';
import { seed } from '../seed.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** The password of the demo accounts of a test's server. */
export const demoPassword = 'rahsia demo';

/** Fills an empty database with what a database of the same engine holds. */
type Fill = (url: string) => Promise<void>;

function copyOfFile(from: string): Fill {
  const bytes = readFileSync(from);
  return async url => {
    const location = parseDatabaseUrl(url);
    if (location?.engine === 'sqlite') writeFileSync(location.file, bytes);
  };
}

const connect = (uri: string) => createConnection({ uri, multipleStatements: true, dateStrings: true });

async function copyOfTables(from: string): Promise<Fill> {
  const connection = await connect(from);
  const read = async (sql: string, ...names: string[]) =>
    (await connection.query<RowDataPacket[]>(sql, names))[0];
  const statements = ['set foreign_key_checks = 0'];
  const names = (await read('show tables')).flatMap(row => Object.values<string>(row));
  for (const name of names) {
    for (const table of await read('show create table ??', name)) statements.push(table['Create Table']);
    const rows = await read('select * from ??', name);
    if (rows.length > 0)
      statements.push(
        connection.format('insert into ?? values ?', [name, rows.map(row => Object.values(row))]),
      );
  }
  for (const { Trigger, Timing, Event, Table, Statement } of await read('show triggers'))
    statements.push(`create trigger ${Trigger} ${Timing} ${Event} on ${Table} for each row ${Statement}`);
  await connection.end();
  return async url => {
    const empty = await connect(url);
    await empty.query(statements.join(';\n'));
    await empty.end();
  };
}

/** Does to an empty database what a server does that starts on it, and keeps what that made of it. */
async function prepare(isDemo: boolean): Promise<Fill> {
  const { url, remove } = await createTestDatabase();
  const config = readConfig({
    LK_DATABASE_URL: url,
    LK_DEMO: String(isDemo),
    LK_DEMO_PASSWORD: demoPassword,
  });
  const db = new Database(config.database);
  await migrate(db, migrations, own => seed(own, config, new Date()));
  await keepAppendOnly(db, appendOnlyTables);
  await db.close();
  const fill =
    config.database.engine === 'sqlite' ? copyOfFile(config.database.file) : await copyOfTables(url);
  await remove();
  return fill;
}

const prepared = new Map<boolean, Promise<Fill>>();

/**
 * Makes a database that a server has already started on. To migrate and seed one took longer than what most files test,
 * so each process of tests does it once and copies that.
 * @param isDemo whether it has the demo accounts, which sign in with `demoPassword`
 */
export async function createSeededDatabase(isDemo: boolean): Promise<TestDatabase> {
  const preparing = prepared.get(isDemo) ?? prepare(isDemo);
  prepared.set(isDemo, preparing);
  const [fill, database] = await Promise.all([preparing, createTestDatabase()]);
  await fill(database.url);
  return database;
}
