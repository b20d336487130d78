import type { Knex } from 'knex';
import { adminMigrations } from '../areas/admins/migrations.ts';
import { advisorMigrations } from '../areas/advisors/migrations.ts';
import { auditMigrations } from '../areas/audit/migrations.ts';
import { authMigrations } from '../areas/auth/migrations.ts';
import { editedDataMigrations } from '../areas/edited-data/migrations.ts';
import { modelMigrations } from '../areas/models/migrations.ts';
import { presetMigrations } from '../areas/presets/migrations.ts';
import { sessionMigrations } from '../areas/sessions/migrations.ts';
import { slugMigrations } from '../areas/slugs/migrations.ts';
import { uploadMigrations } from '../areas/uploads/migrations.ts';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they run: by name, which starts with the date. */
export const migrations: readonly Migration[] = [
  ...modelMigrations,
  ...advisorMigrations,
  ...adminMigrations,
  ...sessionMigrations,
  ...auditMigrations,
  ...authMigrations,
  ...slugMigrations,
  ...uploadMigrations,
  ...presetMigrations,
  ...editedDataMigrations,
].sort((one, other) => (one.name < other.name ? -1 : 1));

const neverDown = async (): Promise<never> => {
  throw new Error('A migration is never undone: add a further one.');
};

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: migration => migration.name,
  getMigration: async migration => ({ up: migration.up, down: neverDown }),
};

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
export async function migrate<Result>(db: Database, seed: () => Promise<Result>): Promise<Result> {
  return alone(db, async () => {
    // Knex keeps a lock of its own in a table, where a crash would leave it for ever; `alone` is the one that counts.
    await db.knex.migrate.forceFreeMigrationsLock({ migrationSource });
    await db.knex.migrate.latest({ migrationSource });
    return seed();
  });
}
