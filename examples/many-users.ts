import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/run.ts';

/** Fills a new SQLite database with invented people, which is there for as long as something is done with it. */
export async function withManyUsers(users: number, work: (database: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-users-'));
  const database = `sqlite:${join(folder, 'users.sqlite')}`;
  try {
    await run('npm', ['run', '--silent', 'seed:load', '--', '--users', `${users}`], {
      env: { LK_DATABASE_URL: database },
      output: 'collect',
    });
    await work(database);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
