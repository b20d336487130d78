// npm run seed:load -- --users N: fills the database of LK_DATABASE_URL with invented people, for figures at scale.
// Run again it goes on where it ended, so it may be stopped at any moment.
import { parseArgs } from 'node:util';
import { addToSearch } from '../src/areas/search/search.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/migrations.ts';
import { person } from './people.ts';

const { values } = parseArgs({ options: { users: { type: 'string' } } });
const users = Number(values.users);
if (!Number.isInteger(users) || users < 1)
  throw new Error('Say how many users there shall be: --users 100000.');

const atOnce = 500;
const entriesEach = 5;
const actions = [
  'registered',
  'email_verified',
  'password_changed',
  'password_reset',
  'new_device_signed_in',
];

const opened = new Database(readConfig(process.env).database);
await migrate(opened, migrations, async () => {});
// Without a limit of time: a batch may take longer than a request waits.
const db = opened.onOneConnection();
const isLoaded = (knex: Database['knex']) => knex('advisors').where('slug', 'like', 'load-%');

/** Adds the people from `first` on, their history and their keys: all of it or nothing. */
async function add(first: number, at: Date): Promise<void> {
  const people = Array.from({ length: Math.min(atOnce, users - first) }, (_, index) =>
    person(first + index, at),
  );
  await db.transaction(async () => {
    await db.knex.batchInsert('advisors', people, 100);
    const added = await db
      .knex('advisors')
      .whereIn(
        'slug',
        people.map(({ slug }) => slug),
      )
      .select('id', 'name', 'email', 'branding_name', 'whatsapp', 'phone', 'created_at');
    await addToSearch(db, added);
    const entries = added.flatMap(({ id, created_at }) =>
      Array.from({ length: entriesEach }, (_, index) => ({
        advisor_id: id,
        actor: 'advisor',
        action: actions[index],
        details: '{}',
        created_at: new Date(new Date(created_at).getTime() + index * 60_000),
      })),
    );
    await db.knex.batchInsert('audit_entries', entries, 100);
  });
}

try {
  const [row] = await isLoaded(db.knex).count({ found: '*' });
  const at = new Date();
  for (let first = Number(row?.found); first < users; first += atOnce) {
    await add(first, at);
    process.stderr.write(`${Math.min(first + atOnce, users)} of ${users}\n`);
  }
} finally {
  await db.close();
  await opened.close();
}
