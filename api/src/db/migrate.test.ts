import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { migrations } from '../migrations.ts';
import { seed } from '../seed.ts';
import { createTestDatabase, type TestDatabase, testEngine } from '../testing/database.ts';
import { MysqlProxy } from '../testing/mysql-proxy.ts';
import { Database } from './database.ts';
import { withLease } from './lease.ts';
import { migrate } from './migrate.ts';

let own: TestDatabase;
const open: Database[] = [];
const now = new Date('2026-06-01T00:00:00Z');

const openDatabase = (url = own.url): Database => {
  const db = new Database(readConfig({ LK_DATABASE_URL: url }).database);
  open.push(db);
  return db;
};
const start = async (settings: Record<string, string> = {}) => {
  const config = readConfig({ LK_DATABASE_URL: own.url, ...settings });
  const db = openDatabase(settings.LK_DATABASE_URL);
  await migrate(db, migrations, one => seed(one, config, now));
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

describe.runIf(testEngine === 'mysql')('on several servers that share no lock', () => {
  let balancer: MysqlProxy;
  beforeEach(async () => {
    balancer = await MysqlProxy.start(own.url);
    // Each gets it at once, as each would from a member of the cluster of its own.
    balancer.rewrite('get_lock(', '  strcmp(');
  });
  afterEach(() => balancer.close());

  test('whoever comes second waits, then goes on', async () => {
    const starting = Array.from({ length: 8 }, () => start({ LK_DATABASE_URL: balancer.url }));
    const [db] = await Promise.all(starting);
    const done = await db?.knex('knex_migrations').orderBy('id').pluck('name');
    expect(done).toEqual(migrations.map(migration => migration.name));
    expect(await db?.knex('advisors')).toHaveLength(3);
    expect(await db?.knex('migration_leases')).toEqual([]);
    await Promise.all(open.splice(0).map(each => each.close()));
  });

  test('whoever was lost in the middle is waited for no longer than its lease lasts', async () => {
    const db = await start();
    const lease = (seconds: number) => db.knex.raw(`now(3) + interval ${seconds} second`);
    await db.knex('migration_leases').insert({ name: 'migrations', holder: 'dead', expires_at: lease(3600) });
    const one = db.onOneConnection();
    open.push(one);
    let begun = 0;
    const refused = new Promise(resolve => one.knex.once('query-error', resolve));
    const waiting = withLease(one, db, async () => {
      begun += 1;
    });
    await Promise.race([refused, waiting]);
    expect(begun).toBe(0);
    await db.knex('migration_leases').update({ expires_at: lease(-1) });
    await waiting;
    expect(begun).toBe(1);
  });

  test('whoever has lost the lease changes nothing more', async () => {
    const db = openDatabase();
    const one = db.onOneConnection();
    open.push(one);
    const work = withLease(one, db, async stillHeld => {
      await stillHeld(one.knex);
      await db.knex('migration_leases').update({ holder: 'another' });
      await stillHeld(one.knex);
    });
    await expect(work).rejects.toThrow('Another process');
    expect(await db.knex('migration_leases').pluck('holder')).toEqual(['another']);
  });
});

test.runIf(testEngine === 'mysql')('what a start left that died in a step is made anew', async () => {
  const dead = openDatabase();
  await dead.knex.schema.createTable('slugs', table => void table.integer('half'));
  await dead.knex.schema.createTable('sessions', table => void table.integer('half'));
  const db = await start();
  expect(await db.knex.schema.hasColumn('slugs', 'slug')).toBe(true);
});

test.runIf(testEngine === 'mysql')('a table of somebody else’s is not thrown away', async () => {
  const other = openDatabase();
  await other.knex.schema.createTable('slugs', table => void table.integer('half'));
  await other.knex('slugs').insert({ half: 1 });
  await expect(start()).rejects.toThrow('There is a table slugs already');
  expect(await count(other, 'slugs')).toBe(1);
});

test('links that were stored before are led to https, and nothing else is', async () => {
  const db = await start();
  const document = [
    {
      code: 'a',
      name: '"image":"http://a',
      rate: 1,
      heroImage: 'http://a.my/?u=http://b',
      variants: [{ image: 'http://c' }],
    },
  ];
  const { id } = await db.knex('advisors').first();
  const edited = { advisor_id: id, version: 1, document: JSON.stringify(document), saved_at: now };
  await db.knex('edited_data').insert(edited);
  await db.knex('car_variants').update({ image: 'http://a.my/?u=http://b' });
  await db.knex('advisors').update({ photo_url: `http://a.my/${'x'.repeat(487)}` });
  await db.knex('advisors').where({ id }).update({ photo_url: 'http://a.my' });
  for (const { name, up } of migrations) if (/by https$/.test(name)) await up(db.knex);

  expect((await db.knex('car_variants').first()).image).toBe('https://a.my/?u=http://b');
  const [own, other] = await db.knex('advisors').orderByRaw('id <> ?', [id]);
  expect(own.photo_url).toBe('https://a.my');
  expect(other.photo_url).toMatch(/^https:.{494}$/);
  const stored = await db.knex('edited_data').where({ advisor_id: id }).first();
  expect(JSON.parse(stored.document)).toEqual([
    { ...document[0], heroImage: 'https://a.my/?u=http://b', variants: [{ image: 'https://c' }] },
  ]);
});

test('what was kept of an answer stays when its column is called a response', async () => {
  const db = await start();
  await db.knex.raw('alter table idempotency_keys rename column response to answer');
  const key = { key_hash: 'a', owner: 'advisor:1', fingerprint: 'b', state: 'answered', created_at: now };
  await db.knex('idempotency_keys').insert({ ...key, answer: 'sealed' });
  const step = migrations.find(({ name }) => name.endsWith('is the response'));
  // A start may die after the step and before it is noted.
  for (let times = 0; times < 2; times++) await step?.up(db.knex);
  expect(await db.knex('idempotency_keys').first()).toMatchObject({ key_hash: 'a', response: 'sealed' });
});
