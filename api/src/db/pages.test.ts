import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { expectIndexed } from '../testing/indexed.ts';
import { createTable, dateColumn } from './columns.ts';
import { Database } from './database.ts';
import { beginningWith, inBatches, type Order, type Position, readPage, readRows } from './pages.ts';

interface Lead {
  readonly id: number;
  readonly owner: number;
  readonly name: string;
}

const id = { name: 'id', kind: 'number' } as const;
const called = { name: 'called_at', kind: 'date', nullable: true } as const;
const lastCalled: Order = { name: '-called_at', by: [called, id], descending: true };
const firstCalled: Order = { name: 'called_at', by: [called, id] };
const byName: Order = { name: 'name', by: [{ name: 'name', kind: 'text' }, id] };

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  db = new Database(readConfig({ LK_DATABASE_URL: own.url }).database);
  await createTable(db.knex, 'leads', table => {
    table.increments('id');
    table.integer('owner').notNullable();
    table.string('name', 60).notNullable();
    dateColumn(table, 'called_at');
    table.index(['owner', 'called_at', 'id']);
    table.index(['owner', 'name', 'id']);
  });
  // Many of one moment, many of none, and many of one name.
  const rows = Array.from({ length: 3000 }, (_, number) => ({
    owner: number % 20,
    name: ['aminah', 'ali', 'Ali', '阿里', 'a😀', 'zul'][number % 6],
    called_at: number % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (number % 7))),
  }));
  await db.knex.batchInsert('leads', rows, 100);
});
afterAll(async () => {
  await db.close();
  await own.remove();
});

const leads = (owner: number) => db.knex('leads').where({ owner });

async function paged(owner: number, order: Order, limit: number): Promise<number[]> {
  const found: number[] = [];
  let after: Position | undefined;
  do {
    const { rows, end } = await readRows<Lead>(leads(owner), { order, limit, after });
    expect(rows.length).toBeLessThanOrEqual(limit);
    found.push(...rows.map(row => row.id));
    after = end;
  } while (after);
  return found;
}

const orders = [lastCalled, firstCalled, byName].map(order => [order.name, order] as const);

test.each(orders)(
  '%s: pages of any length give every row once, in the order of the whole',
  async (_, order) => {
    const direction = order.descending ? 'desc' : 'asc';
    const whole = await leads(3)
      .orderBy(order.by.map(({ name }) => ({ column: name, order: direction })))
      .pluck('id');
    expect(whole).toHaveLength(150);
    for (const limit of [1, 7, 50, 149, 150, 151])
      expect(await paged(3, order, limit), String(limit)).toEqual(whole);
  },
);

test.each(orders)('%s: each page is read from an index, wherever it begins', async (_, order) => {
  await expectIndexed(db, 'leads', () => paged(5, order, 40));
});

test('a list without a filter and a search by a beginning are read from an index too', async () => {
  await expectIndexed(db, 'leads', async () => {
    const all: Order = { name: 'id', by: [id] };
    const { end } = await readPage(db, db.knex('leads'), { order: all, limit: 10 }, 100);
    await readPage(db, db.knex('leads'), { order: all, limit: 10, after: end }, 100);
    const query = leads(4);
    beginningWith(query, 'name', 'a');
    await readPage(db, query, { order: byName, limit: 10 }, 100);
  });
});

test('a search finds what begins with the text, of any script, and no pattern', async () => {
  const found = async (text: string) => {
    const query = leads(60);
    beginningWith(query, 'name', text);
    const { rows } = await readRows<Lead>(query, { order: byName, limit: 500 });
    return [...new Set(rows.map(row => row.name))];
  };
  for (const name of ['ali', 'aminah', 'Ali', 'a😀', '阿里', 'zul']) {
    await db.knex('leads').insert({ owner: 60, name });
  }
  expect(await found('a')).toEqual(['ali', 'aminah', 'a😀']);
  expect(await found('a😀')).toEqual(['a😀']);
  expect(await found('阿')).toEqual(['阿里']);
  expect(await found('ali')).toEqual(['ali']);
  expect(await found('%')).toEqual([]);
});

test('the whole is counted, but only so far', async () => {
  const slice = { order: byName, limit: 1 };
  expect((await readPage(db, leads(1), slice, 1000)).total).toEqual({ count: 150, more: false });
  expect((await readPage(db, leads(1), slice, 150)).total).toEqual({ count: 150, more: false });
  expect((await readPage(db, leads(1), slice, 149)).total).toEqual({ count: 149, more: true });
  expect((await readPage(db, leads(99), slice, 149)).total).toEqual({ count: 0, more: false });
});

test('what comes in or goes between two pages moves nothing else', async () => {
  const owner = 50;
  const add = (day: number) =>
    db.knex('leads').insert({ owner, name: 'x', called_at: new Date(Date.UTC(2026, 0, day)) });
  for (const day of [1, 2, 3, 4, 5]) await add(day);
  const { rows, end } = await readRows<Lead>(leads(owner), { order: lastCalled, limit: 2 });
  await add(6);
  await db.knex('leads').where({ id: rows[1]?.id }).del();
  const rest = await readRows<Lead & { called_at: Date }>(leads(owner), {
    order: lastCalled,
    limit: 9,
    after: end,
  });
  expect(rest.rows.map(row => new Date(row.called_at).getUTCDate())).toEqual([3, 2, 1]);
});

test('batches give every row once and hold nothing in between', async () => {
  const found: Lead[] = [];
  for await (const rows of inBatches<Lead>({ name: 'id', by: [id] }, slice =>
    readRows(db.knex('leads'), slice),
  )) {
    // On SQLite's one connection this would wait for ever if a batch held it.
    await db.knex('leads').first();
    expect(rows.length).toBeLessThanOrEqual(2000);
    found.push(...rows);
  }
  expect(new Set(found.map(row => row.id)).size).toBe(
    Number((await db.knex('leads').count({ n: '*' }))[0]?.n),
  );
});
