import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Does with the database of a server of the tests what no endpoint does, such as having something be long ago.
 * @param server which one, counted as in the Playwright configuration
 */
export function inDatabase<Result>(work: (database: DatabaseSync) => Result, server = 0): Result {
  const file = join(process.env.LK_E2E_FOLDER ?? '', String(server), 'e2e.sqlite');
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
