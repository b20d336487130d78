import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { isDuplicate, isRetryable } from './failures.ts';

const leaseSeconds = 30;
const renewMilliseconds = 5000;
const waitMilliseconds = 200;
const table = 'migration_leases';
const name = 'migrations';

const until = (db: Database) => db.knex.raw(`now(3) + interval ${leaseSeconds} second`);

/** Takes the lease when nobody has it: of those who insert its row at the same time, the database lets in one. */
async function claim(db: Database, holder: string): Promise<boolean> {
  try {
    await db.knex(table).where('expires_at', '<', db.knex.raw('now(3)')).del();
    await db.knex(table).insert({ name, holder, expires_at: until(db) });
    return true;
  } catch (error) {
    if (isDuplicate(error) || isRetryable(error)) return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process does, on any of the servers that share the database: a row, unlike `get_lock`, is
 * known to all of them. It is renewed while the work goes on; whoever dies loses it after half a minute.
 * @param own the connection that the work is done on. The row goes by it too, after everything else that it wrote, so
 * whoever gets to insert the next one has all of that on its own server already.
 * @param other renews it meanwhile
 * @param work is given what rejects once the lease is another's, to be asked before each step by its own connection
 */
export async function withLease<Result>(
  own: Database,
  other: Database,
  work: (stillHeld: (knex: Knex) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const mine = (db: Database) => db.knex(table).where({ name, holder });
  await own.knex.raw(
    `create table if not exists ${table} (name varchar(20) primary key, holder char(36) not null, expires_at datetime(3) not null) engine = InnoDB`,
  );
  while (!(await claim(own, holder))) await sleep(waitMilliseconds * (0.5 + Math.random()));

  const renewing = setInterval(() => {
    // One that fails is followed by others in time; one that comes too late finds no row.
    mine(other)
      .update({ expires_at: until(other) })
      .catch(() => {});
  }, renewMilliseconds);
  try {
    return await work(async knex => {
      if (!(await knex(table).where({ name, holder }).first()))
        throw new Error('Another process is changing the same database.');
    });
  } finally {
    clearInterval(renewing);
    // Where even that fails, the work's own failure is what counts, and the lease runs out.
    await mine(own)
      .del()
      .catch(() => {});
  }
}
