import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { parseDatabaseUrl } from '../config.ts';
import { createTestDatabase, type TestDatabase, testEngine } from '../testing/database.ts';
import {
  createTable,
  dateColumn,
  jsonColumn,
  readBoolean,
  readDate,
  readJson,
  readOptionalDate,
  writeJson,
} from './columns.ts';
import { Database } from './database.ts';
import { constraintOf } from './failures.ts';

let own: TestDatabase;
let db: Database;

function open(): Database {
  const location = parseDatabaseUrl(own.url);
  if (!location) throw new Error(`Not a database: ${own.url}`);
  return new Database(location);
}

beforeAll(async () => {
  own = await createTestDatabase();
  db = open();
  await createTable(db.knex, 'cars', table => {
    table.increments('id');
    table.string('plate', 20).notNullable();
    table.string('state', 20).notNullable();
    table.integer('price').notNullable();
    table.boolean('sold').notNullable();
    dateColumn(table, 'seen_at').notNullable();
    dateColumn(table, 'sold_at');
    jsonColumn(table, 'notes').notNullable();
    table.unique(['plate', 'state']);
  });
});
afterAll(async () => {
  await db.close();
  await own.remove();
});
beforeEach(async () => {
  await db.knex('cars').del();
});

const car = (plate: string, changes: Record<string, unknown> = {}) => ({
  plate,
  state: 'Selangor',
  price: 50000,
  sold: false,
  seen_at: new Date('2026-06-01T04:05:06.789Z'),
  notes: writeJson([]),
  ...changes,
});
const plates = async (): Promise<string[]> => (await db.knex('cars').orderBy('plate')).map(row => row.plate);

test('dates to the millisecond, booleans, JSON and any script come back as they went in', async () => {
  const notes = { kata: 'Selamat datang 🚗 欢迎', list: [1, null] };
  await db.knex('cars').insert(car('WXY 1', { sold: true, notes: writeJson(notes) }));
  const row = await db.knex('cars').first();
  expect(readDate(row.seen_at).toISOString()).toBe('2026-06-01T04:05:06.789Z');
  expect(readOptionalDate(row.sold_at)).toBeNull();
  expect(readBoolean(row.sold)).toBe(true);
  expect(readJson(row.notes, z.looseObject({}))).toEqual(notes);
});

test('dates compare in the database', async () => {
  await db.knex('cars').insert(car('WXY 1'));
  const seenAfter = (text: string) => db.knex('cars').where('seen_at', '>', new Date(text));
  expect(await seenAfter('2026-06-01T04:05:06.788Z')).toHaveLength(1);
  expect(await seenAfter('2026-06-01T04:05:06.789Z')).toHaveLength(0);
});

test('text compares byte by byte: capitals and accents are other letters', async () => {
  await db.knex('cars').insert([car('jose'), car('José'), car('Jose')]);
  expect(await db.knex('cars').where({ plate: 'jose' })).toHaveLength(1);
});

test('a value that does not fit is refused, not cut', async () => {
  const price = testEngine === 'mysql' ? 'a lot' : null;
  await expect(db.knex('cars').insert(car('WXY 1', { price }))).rejects.toThrow();
  expect(await plates()).toEqual([]);
});

test('a violated constraint is told by its name', async () => {
  await db.knex('cars').insert(car('WXY 1'));
  const error: unknown = await db
    .knex('cars')
    .insert(car('WXY 1'))
    .catch(caught => caught);
  expect(constraintOf(error)).toBe('cars_plate_state_unique');
});

test('an error holds none of the values of its statement', async () => {
  const error: unknown = await db
    .knex('cars')
    .insert(car('SECRET 1', { nowhere: 'ali@example.com' }))
    .catch(caught => caught);
  expect(String(error)).not.toMatch(/SECRET|ali@/);
});

test('a transaction keeps all of its work', async () => {
  const result = await db.transaction(async () => {
    await db.knex('cars').insert(car('A'));
    await db.knex('cars').insert(car('B'));
    expect(await plates()).toEqual(['A', 'B']);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await plates()).toEqual(['A', 'B']);
});

test('a transaction that throws keeps nothing', async () => {
  const work = db.transaction(async () => {
    await db.knex('cars').insert(car('A'));
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await plates()).toEqual([]);
});

test('a transaction inside another is part of it', async () => {
  const work = db.transaction(async () => {
    await db.transaction(async () => {
      await db.knex('cars').insert(car('A'));
    });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await plates()).toEqual([]);
});

test('what is to be done after a transaction is done only when it is kept', async () => {
  const done: string[] = [];
  await db.transaction(async () => {
    db.afterCommit(() => void done.push('kept'));
    await db.transaction(async () => db.afterCommit(() => void done.push('inner')));
    expect(done).toEqual([]);
  });
  await db
    .transaction(async () => {
      db.afterCommit(() => void done.push('lost'));
      throw new Error('no');
    })
    .catch(() => {});
  db.afterCommit(() => void done.push('at once'));
  expect(done).toEqual(['kept', 'inner', 'at once']);
});

test('what is done after a transaction never has it run again', async () => {
  const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
  const transaction = db.transaction(async () => {
    await db.knex('cars').insert(car('A', { state: `${Math.random()}` }));
    db.afterCommit(() => {
      throw busy;
    });
  });
  await expect(transaction).rejects.toBe(busy);
  expect(await plates()).toEqual(['A']);
});

test('two transactions that take the same rows in opposite order both succeed', async () => {
  await db.knex('cars').insert([car('A', { price: 0 }), car('B', { price: 0 })]);
  const raise = (first: string, second: string) =>
    db.transaction(async () => {
      await db.knex('cars').where({ plate: first }).increment('price', 1);
      await db.knex.raw(testEngine === 'mysql' ? 'select sleep(0.2)' : 'select 1');
      await db.knex('cars').where({ plate: second }).increment('price', 1);
    });
  await Promise.all([raise('A', 'B'), raise('B', 'A')]);
  expect((await db.knex('cars')).map(row => row.price)).toEqual([2, 2]);
});

test.runIf(testEngine === 'sqlite')('who waits for another to write holds nothing else up', async () => {
  // Both in this thread: one that stood still until the other has done would wait in vain.
  const other = open();
  const inside = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const holding = other.transaction(async () => {
    await other.knex('cars').insert(car('A'));
    inside.resolve();
    await go.promise;
  });
  await inside.promise;
  const writing = [db.knex('cars').insert(car('B')), db.transaction(() => db.knex('cars').insert(car('C')))];
  await setImmediate();
  go.resolve();
  await Promise.all([holding, ...writing]);
  expect(await plates()).toEqual(['A', 'B', 'C']);
  await other.close();
});

test('what reads several times sees one moment, and waits for nobody who writes', async () => {
  const other = open();
  const inside = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const holding = other.transaction(async () => {
    await other.knex('cars').insert(car('A'));
    inside.resolve();
    await go.promise;
  });
  await inside.promise;
  const seen = await db.snapshot(async () => {
    const before = await plates();
    go.resolve();
    await holding;
    return [before, await plates()];
  });
  expect(seen).toEqual([[], []]);
  expect(await plates()).toEqual(['A']);
  await other.close();
});

test('requests outside a transaction do not see it before it is kept', async () => {
  const inside = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const writing = db.transaction(async () => {
    await db.knex('cars').insert(car('A'));
    inside.resolve();
    await go.promise;
  });
  await inside.promise;
  expect(db.inTransaction).toBe(false);
  const outside = plates();
  // SQLite has one connection: there the reader waits for the end.
  if (testEngine === 'mysql') await outside;
  go.resolve();
  await writing;
  expect(await outside).toEqual(testEngine === 'sqlite' ? ['A'] : []);
});

test.runIf(testEngine === 'sqlite')('a database in a file is for nobody else on the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  const file = join(folder, 'var/data/kereta.sqlite');
  const modes = () =>
    [file, `${file}-wal`, `${file}-shm`].map(path => (statSync(path).mode & 0o777).toString(8));
  const open = async () => {
    const own = new Database({ engine: 'sqlite', file });
    await own.knex.raw('create table if not exists t (a)');
    await own.knex.raw('insert into t values (1)');
    return own;
  };
  const first = await open();
  expect(modes()).toEqual(['600', '600', '600']);
  for (const path of ['var', 'var/data']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
  // One that an earlier version left open to all is closed by the next start.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodSync(path, 0o644);
  const second = await open();
  expect(modes()).toEqual(['600', '600', '600']);
  await first.close();
  await second.close();
  rmSync(folder, { recursive: true });
});
