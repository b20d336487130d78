import { contract } from '@loan-kereta/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Position } from '../../db/pages.ts';
import { addAdvisor, inventedAdvisor } from '../../testing/accounts.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { advisorsService } from '../advisors/service.ts';
import { linksService } from '../links/service.ts';
import { byMatch, lookUp, search } from '../search/find.ts';
import { makeSomeSearchable } from '../search/search.ts';
import { keysOf, searchText } from '../search/text.ts';
import { slugsService } from '../slugs/service.ts';

const { server, admin } = await startWithAdmin({ LK_DEMO: 'false' });
const ids: Record<string, number> = {};

const people = {
  hafiz: {
    name: 'Muhammad Hafiz bin Ismail',
    email: 'hafiz87@example.com',
    branding_name: 'Hafiz Auto Klang',
    whatsapp: '012-345 6789',
  },
  mei: {
    name: '陈美玲 Tan Mei Ling',
    email: 'meiling@kereta.example',
    branding_name: '美玲车行',
    whatsapp: '',
  },
  jose: {
    name: 'José  Gabriel',
    email: 'jg@example.com',
    branding_name: "100%_Kereta's",
    whatsapp: '+65 8123 4567',
  },
  klang: { name: 'Klang', email: 'k@example.com', branding_name: 'Sentul', whatsapp: '' },
  klangValley: { name: 'Klang Valley Cars', email: 'v@example.com', branding_name: 'V', whatsapp: '' },
  oldKlang: { name: 'Jalan Klang Lama', email: 'l@example.com', branding_name: 'L', whatsapp: '' },
} as const;

beforeAll(async () => {
  for (const [key, person] of Object.entries(people))
    ids[key] = (await addAdvisor(server.db, server.clock.now, person)).id;
  await makeAllSearchable();
});

async function makeAllSearchable(): Promise<void> {
  while (await makeSomeSearchable(server.db));
}
const advisors = () => {
  const { db, clock } = server;
  return advisorsService(db, clock.now, slugsService(db), linksService(db, clock.now));
};
const users = async (search: string, query = '') =>
  (await admin.client.get(`/api/admin/users?search=${encodeURIComponent(search)}${query}`)).as(
    contract.adminUsers.list.response,
  );
const found = async (search: string, query = '') =>
  (await users(search, query)).items.map(({ id }) => Object.keys(ids).find(key => ids[key] === id) ?? id);

test.each([
  ['any part of a name', 'fiz bin is', ['hafiz']],
  ['in any case', 'FIZ BIN', ['hafiz']],
  ['of an address', 'iz87@ex', ['hafiz']],
  ['of a brand name', 'auto kl', ['hafiz']],
  ['a number as people write it', '+60 12-345', ['hafiz']],
  ['a number as it is dialled here', '0123456789', ['hafiz']],
  ['a number in full-width digits', '０１２－３４５', ['hafiz']],
  ['a number with a minus sign', '012−345 6789', ['hafiz']],
  ['a number as a link has it', 'tel:+60123456789', ['hafiz']],
  ['a part of a number', '345 678', ['hafiz']],
  ['a foreign number', '6581234', ['jose']],
  ['without its accent', 'jose', ['jose']],
  ['with an accent in other bytes', 'Jose\u0301 Gab', ['jose']],
  ['Chinese, two characters of a beginning', '陈美', ['mei']],
  ['Chinese, a beginning of the brand name', '美玲', ['mei']],
  ['what a pattern would take for anything', '0%_', ['jose']],
  ['a quote', "ta's", ['jose']],
  ['nothing that is not there', 'zzzz', []],
  ['only a pattern', '%%%', []],
  ['not across two fields', 'ismail hafiz', []],
  ['two characters: only beginnings', 'la', []],
  ['a part that begins like another', 'lama', ['oldKlang']],
] as const)('finds %s: %s', async (_, search, wanted) => {
  const { total } = await users(search);
  expect(await found(search)).toEqual(wanted);
  expect(total).toEqual({ count: wanted.length, more: false });
});

test('the whole comes first, then what begins so, then what has it anywhere; of equals the newest', async () => {
  const newer = await addAdvisor(server.db, server.clock.now, { name: 'klang jaya', branding_name: '' });
  await makeAllSearchable();
  const ranked = ['klang', newer.id, 'klangValley', 'oldKlang', 'hafiz'];
  expect(await found('klang')).toEqual(ranked);
  const paged = [];
  let next: string | null = '';
  do {
    const page: Awaited<ReturnType<typeof users>> = await users(
      'klang',
      `&limit=2${next && `&cursor=${next}`}`,
    );
    expect(page.total).toEqual({ count: 5, more: false });
    paged.push(...page.items.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(paged).toEqual(ranked.map(key => (typeof key === 'number' ? key : ids[key])));
});

test('less than two characters are refused, and none are no search', async () => {
  const refusal = (await admin.client.get('/api/admin/users?search=a')).problem();
  expect(refusal).toMatchObject({
    status: 400,
    errors: [{ path: 'search', message: 'Search: Use at least 2 characters.' }],
  });
  expect((await users('')).items.length).toBeGreaterThan(5);
});

test('a change is found at once, and what was before no more', async () => {
  const { client, advisor } = await server.signedInAdvisor({ name: 'Chong Wei' });
  const other = await addAdvisor(server.db, server.clock.now, { name: 'Chong Wei' });
  await makeAllSearchable();
  await client.post('/api/me/profile', { branding_name: 'Kedai Bangsar', whatsapp: '019-888 7777' });
  expect(await found('bangsar')).toEqual([advisor.id]);
  expect(await found('0198887')).toEqual([advisor.id]);
  await client.post('/api/me/profile', { branding_name: 'Kedai Cheras' });
  expect(await found('bangsar')).toEqual([]);
  expect(await found('cheras')).toEqual([advisor.id]);
  await expect(
    server.db.transaction(async () => {
      await advisors().change(advisor.id, { name: 'Batal Nama' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await found('batal')).toEqual([]);
  expect(await found('chong')).toEqual([other.id, advisor.id]);
});

test('whoever registers is found, and nothing is left of who is deleted', async () => {
  const visitor = server.visitor();
  const email = 'daftar.baru@example.com';
  await visitor.post('/api/auth/register', { name: 'Daftar Baru', email, password: 'rahsia-baru' });
  const [id] = await found('daftar.baru');
  expect(id).toBeTypeOf('number');
  await visitor.send('DELETE', '/api/me', { body: { password: 'rahsia-baru' } });
  expect(await found('daftar.baru')).toEqual([]);
  for (const table of ['search_keys', 'search_texts'])
    expect(await server.db.knex(table).where({ advisor_id: id }), table).toEqual([]);
});

test('a search is narrowed by what the accounts are now', async () => {
  const until = new Date(server.clock.now().getTime() + 60_000);
  const make = (changes: object) =>
    addAdvisor(server.db, server.clock.now, { name: 'Sempit Uji', ...changes });
  const premium = await make({ plan: 'premium', plan_expires_at: until });
  const penalized = await make({ penalty_until: until });
  const pending = await make({ is_approved: false });
  await makeAllSearchable();
  expect(await found('sempit', '&plan=premium')).toEqual([premium.id]);
  expect(await found('sempit', '&status=penalized')).toEqual([penalized.id]);
  expect(await found('sempit', '&status=pending&plan=basic')).toEqual([pending.id]);
  expect(await found('sempit', '&status=pending&plan=diamond')).toEqual([]);
  server.clock.advance({ minutes: 2 });
  expect(await found('sempit', '&plan=premium')).toEqual([]);
  expect(await found('sempit', '&status=expired')).toEqual([premium.id]);
  expect(await found('sempit', '&status=active')).toEqual([penalized.id, premium.id]);
});

test('each account has the keys of its text and no others', async () => {
  const rows = await server.db
    .knex('advisors')
    .select('id', 'name', 'email', 'branding_name', 'whatsapp', 'phone');
  for (const { id, ...account } of rows) {
    const names = await server.db.knex('search_keys').where({ advisor_id: id }).pluck('name');
    expect(names.sort(), account.name).toEqual([...keysOf(searchText(account))].sort());
  }
});

test('a search is read from an index, also where it is narrowed', async () => {
  const rows = Array.from({ length: 1200 }, (_, number) =>
    inventedAdvisor(server.clock.now, {
      name: `Ahmad ${number}`,
      is_approved: number % 20 > 0,
      penalty_until: number % 200 === 0 ? new Date(server.clock.now().getTime() + 600_000) : null,
    }),
  );
  await server.db.knex.batchInsert('advisors', rows, 100);
  await makeAllSearchable();
  while (await advisors().settleSome());
  const twoPages = async (search: string, filter: string) => {
    const { next } = await users(search, `${filter}&limit=3`);
    if (next) await users(search, `${filter}&limit=3&cursor=${next}`);
  };
  const narrowed = { '': ['search_keys', 'search_texts', 'advisors'], '&status=penalized': ['search_texts'] };
  for (const [filter, tables] of Object.entries({
    ...narrowed,
    '&status=active': ['search_keys', 'advisors'],
  }))
    for (const table of tables)
      await expectIndexed(server.db, table, async () => {
        for (const search of ['ahm', 'mad 29', 'ah']) await twoPages(search, filter);
      });
  expect((await users('ahmad')).total).toEqual({ count: 1000, more: true });
});

test('where parts that are common hardly ever meet, a slice may be empty, and its end leads on', async () => {
  const { db, clock } = server;
  const add = (name: string) => addAdvisor(db, clock.now, { name });
  const { id } = await add('x q1q2');
  for (let number = 0; number < 30; number++) await add('q1q and 1q2');
  await makeAllSearchable();
  const searching = await lookUp(db, 'q1q2', {}, { first: 4, times: 2, most: 12 });
  const slices: number[][] = [];
  let after: Position | undefined;
  do {
    const { rows, end } = await search(db, searching, { order: byMatch, limit: 25, after });
    slices.push([...rows]);
    after = end;
  } while (after);
  expect(slices).toEqual([[], [], [id]]);
});
