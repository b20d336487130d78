import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { withLease } from './lease.ts';
import type { Migration } from './migration.ts';

const neverDown = async (): Promise<never> => {
  throw new Error('A migration is never undone: add a further one.');
};

/** @param before what each step waits for */
const sourceOf = (
  migrations: readonly Migration[],
  before: (knex: Knex) => Promise<void>,
): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: migration => migration.name,
  getMigration: async ({ up }) => ({
    async up(knex) {
      await before(knex);
      await up(knex);
    },
    down: neverDown,
  }),
});

interface Work<Result> {
  readonly migrations: readonly Migration[];
  readonly seed: (db: Database) => Promise<Result>;
}

async function run<Result>(
  db: Database,
  { migrations, seed }: Work<Result>,
  before: (knex: Knex) => Promise<void>,
): Promise<Result> {
  const source = { migrationSource: sourceOf(migrations, before) };
  // Knex keeps a lock of its own in a table, where a crash would leave it for ever; ours is the one that counts.
  await db.knex.migrate.forceFreeMigrationsLock(source);
  await db.knex.migrate.latest(source);
  return seed(db);
}

/**
 * Brings the database to the newest form, then gives what `seed` does. Safe when any number of processes start at once,
 * each on whatever server of a cluster: whoever comes second waits, then finds the work done.
 * @param seed is given the database by the connection that the migrations ran on
 */
export async function migrate<Result>(
  db: Database,
  migrations: readonly Migration[],
  seed: (db: Database) => Promise<Result>,
): Promise<Result> {
  const work = { migrations, seed };
  if (db.engine === 'sqlite')
    return db.transaction(async () => {
      // The first write of a transaction takes the only write lock there is.
      await db.knex.raw('pragma user_version = 1');
      return run(db, work, async () => {});
    });
  const own = db.onOneConnection();
  try {
    return await withLease(own, db, stillHeld => run(own, work, stillHeld));
  } finally {
    await own.close();
  }
}
