// npm run seed:load -- --users N: fills the database of LK_DATABASE_URL with invented people, for figures at scale.
// Run again it goes on where it ended, so it may be stopped at any moment.
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/migrations.ts';
import { load } from './load.ts';

const { values } = parseArgs({ options: { users: { type: 'string' } } });
const users = Number(values.users);
if (!Number.isInteger(users) || users < 1)
  throw new Error('Say how many users there shall be: --users 100000.');

const opened = new Database(readConfig(process.env).database);
await migrate(opened, migrations, async () => {});
// Without a limit of time: a step may take longer than a request waits.
const db = opened.onOneConnection();
try {
  await load(db, users, count => process.stderr.write(`${count} of ${users}\n`));
} finally {
  await db.close();
  await opened.close();
}
