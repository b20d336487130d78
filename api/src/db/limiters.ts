import { RateLimiterMySQL, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database } from './database.ts';

export type Limiter = RateLimiterMySQL | RateLimiterSQLite;

const table = 'rate_limits';

/**
 * Counts in the database, apart from others by its name.
 * @param points how many there may be in `duration` seconds
 */
export function createLimiter(
  db: Database,
  name: string,
  { points, duration }: { readonly points: number; readonly duration: number },
): Limiter {
  const options = {
    points,
    duration,
    keyPrefix: name,
    storeClient: db.knex,
    storeType: 'knex',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  return db.engine === 'sqlite'
    ? new RateLimiterSQLite(options)
    : new RateLimiterMySQL({ ...options, dbName: db.knex.client.database() });
}

/** Clears away what no longer counts at a time, in milliseconds since 1970. */
export async function clearExpired(db: Database, now: number): Promise<void> {
  await db.knex(table).where('expire', '<', now).del();
}
