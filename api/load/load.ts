import { listingAt } from '../src/areas/advisors/listing.ts';
import { keysOf, searchText } from '../src/areas/search/text.ts';
import { talliesService } from '../src/areas/tallies/service.ts';
import type { Database } from '../src/db/database.ts';
import { addRows, type Row } from './bulk.ts';
import { type Admin, historyOf, notesOf, paymentsOf, type Someone, sessionsOf } from './histories.ts';
import { person, slugStart } from './people.ts';

/** Enough that most keys of a step have several accounts, which lie side by side in the index. */
const atOnce = 10_000;

/** Whoever gave the invented people their plans: nobody can sign in as them. */
async function someAdmins(db: Database, at: Date): Promise<Admin[]> {
  const emails = ['aina', 'devi', 'wong'].map(name => `${name}@load.example`);
  const found = () => db.knex<Admin>('admins').whereIn('email', emails).select('id', 'email');
  if ((await found()).length < emails.length)
    await db
      .knex('admins')
      .insert(emails.map(email => ({ email, role: 'support', created_at: at, disabled_at: at })))
      .onConflict('email')
      .ignore();
  return found();
}

/** Adds accounts as they are listed from now on. @returns them with their numbers */
async function addAccounts(db: Database, numbers: readonly number[], at: Date): Promise<Someone[]> {
  const people = new Map(
    numbers.map(number => {
      const account = person(number, at);
      return [account.slug, { number, account }] as const;
    }),
  );
  const given = [...people.values()].map(({ account }) => ({ ...account, searchable: true }));
  await db.knex('loaded').del();
  await addRows(db, 'loaded', given);
  const columns = Object.keys(given[0] ?? {});
  const listed = listingAt(db, at);
  await db
    .knex(db.knex.raw('?? (??)', ['advisors', [...columns, ...Object.keys(listed)]]))
    .insert(db.knex('loaded').select(...columns, ...Object.values(listed)));
  const added: { id: number; slug: string }[] = await db
    .knex('advisors')
    .join('loaded', 'loaded.slug', 'advisors.slug')
    .orderBy('advisors.id')
    .select('advisors.id', 'advisors.slug');
  return added.flatMap(({ id, slug }) => {
    const found = people.get(slug);
    return found ? [{ id, ...found }] : [];
  });
}

/** The keys of accounts in the order of the index, and so that those of each key are together. */
function keyRows(texts: readonly { readonly advisor_id: number; readonly text: string }[]): Row[] {
  const byName = new Map<string, number[]>();
  for (const { advisor_id, text } of texts)
    for (const name of keysOf(text)) {
      const ids = byName.get(name);
      if (ids) ids.push(advisor_id);
      else byName.set(name, [advisor_id]);
    }
  return [...byName.keys()]
    .sort()
    .flatMap(name => (byName.get(name) ?? []).map(advisor_id => ({ name, advisor_id })));
}

async function add(db: Database, numbers: readonly number[], at: Date, admins: readonly Admin[]) {
  await db.transaction(async () => {
    const people = await addAccounts(db, numbers, at);
    const texts = people.map(({ id, account }) => ({ advisor_id: id, text: searchText(account) }));
    const tables: Readonly<Record<string, readonly Row[]>> = {
      slugs: people.map(({ id, account }) => ({ slug: account.slug, advisor_id: id })),
      search_texts: texts,
      search_keys: keyRows(texts),
      audit_entries: people.flatMap(someone => historyOf(someone, admins, at)),
      payments: people.flatMap(someone => paymentsOf(someone, admins, at)),
      notes: people.flatMap(someone => notesOf(someone, admins)),
      advisor_sessions: people.flatMap(someone => sessionsOf(someone, at)),
    };
    for (const [table, rows] of Object.entries(tables)) await addRows(db, table, rows);
  });
}

/**
 * Adds invented people until there are so many, with their history, payments, notes, sessions and keys. What is there
 * already stays, so it can be stopped at any moment and run again.
 * @param db by one connection, without a limit of time
 * @param say told after each step how many there are
 */
export async function load(db: Database, users: number, say: (count: number) => void): Promise<void> {
  const at = new Date();
  const tallies = talliesService(db);
  const [row] = await db.knex('advisors').where('slug', 'like', `${slugStart}%`).count({ found: '*' });
  const admins = await someAdmins(db, at);
  await db.knex.raw('create temporary table loaded as select * from advisors where 1 = 0');
  // Counted once at the end: a row of the tallies for each account would all have to be added up.
  await tallies.pause();
  try {
    for (let first = Number(row?.found); first < users; first += atOnce) {
      const count = Math.min(atOnce, users - first);
      await add(
        db,
        Array.from({ length: count }, (_, index) => first + index),
        at,
        admins,
      );
      say(first + count);
    }
  } finally {
    await tallies.keep();
  }
}
