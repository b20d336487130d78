import type { Knex } from 'knex';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';

const neverDown = async (): Promise<never> => {
  throw new Error('A migration is never undone: add a further one.');
};

const sourceOf = (migrations: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: migration => migration.name,
  getMigration: async migration => ({ up: migration.up, down: neverDown }),
});

const lockSeconds = 60;

/** Runs `work` while no other process that is starting on the same database can; a crash gives the lock back. */
async function alone<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  if (db.engine === 'sqlite') {
    return db.transaction(async () => {
      // The first write of a transaction takes the only write lock there is.
      await db.knex.raw('pragma user_version = 1');
      return work();
    });
  }
  return db.knex.transaction(async connection => {
    const name = "concat('loan-kereta:', md5(database()))";
    const [rows] = await connection.raw(`select get_lock(${name}, ${lockSeconds}) as held`);
    if (rows[0]?.held !== 1)
      throw new Error('Another process is changing the same database and has not finished within a minute.');
    try {
      return await work();
    } finally {
      await connection.raw(`select release_lock(${name})`);
    }
  });
}

/** Brings the database to the newest form, then gives what `seed` does. Safe when several processes start at once. */
export async function migrate<Result>(
  db: Database,
  migrations: readonly Migration[],
  seed: () => Promise<Result>,
): Promise<Result> {
  const migrationSource = sourceOf(migrations);
  return alone(db, async () => {
    // Knex keeps a lock of its own in a table, where a crash would leave it for ever; `alone` is the one that counts.
    await db.knex.migrate.forceFreeMigrationsLock({ migrationSource });
    await db.knex.migrate.latest({ migrationSource });
    return seed();
  });
}
