import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { migrations } from '../migrations.ts';
import { seed } from '../seed.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';

let own: TestDatabase;
const open: Database[] = [];
const now = new Date('2026-06-01T00:00:00Z');

const start = async (settings: Record<string, string> = {}) => {
  const config = readConfig({ LK_DATABASE_URL: own.url, ...settings });
  const db = new Database(config.database);
  open.push(db);
  await migrate(db, migrations, () => seed(db, config, now));
  return db;
};
const count = async (db: Database, table: string): Promise<number> => (await db.knex(table)).length;

beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(db => db.close()));
  await own.remove();
});

test('names of migrations are unique and tell their order', () => {
  const names = migrations.map(migration => migration.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d\d [a-z-]+: /);
});

test('a new database gets every table, the 24 variants and the demo advisors', async () => {
  const db = await start();
  expect(await count(db, 'car_variants')).toBe(24);
  expect((await db.knex('advisors').orderBy('id')).map(row => row.slug)).toEqual([
    'demo-basic',
    'demo-premium',
    'demo-diamond',
  ]);
});

test('without the demo there is no advisor', async () => {
  expect(await count(await start({ LK_DEMO: 'false' }), 'advisors')).toBe(0);
});

test('a second start changes nothing, not even a list that an admin has emptied', async () => {
  const first = await start();
  await first.knex('car_variants').where('id', 'like', 'axia%').del();
  await first.knex('advisors').where({ slug: 'demo-basic' }).update({ branding_name: 'Mine' });
  const second = await start();
  expect(await count(second, 'car_variants')).toBe(20);
  expect(await count(second, 'advisors')).toBe(3);
  expect(await second.knex('advisors').where({ slug: 'demo-basic' }).first()).toMatchObject({
    branding_name: 'Mine',
  });
});

test('a start that died while it held Knex’s lock does not stop the next one', async () => {
  const first = await start();
  await first.knex('knex_migrations_lock').update({ is_locked: 1 });
  expect(await count(await start(), 'car_variants')).toBe(24);
});
