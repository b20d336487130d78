import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/failures.ts';

/**
 * How far a request has come: it is being worked on; what it makes is kept, which is written in the same transaction;
 * its response is kept too.
 */
type State = 'running' | 'applied' | 'answered';

export interface KeyRow {
  readonly key_hash: string;
  readonly owner: string;
  readonly fingerprint: string;
  readonly state: State;
  readonly response: string | null;
  readonly created_at: Date;
}

const keys = (db: Database) => db.knex<KeyRow>('idempotency_keys');

export const findKey = (db: Database, hash: string) => keys(db).where({ key_hash: hash }).first();

/** Takes a key for one request. @returns false when another has it */
export async function takeKey(
  db: Database,
  row: Pick<KeyRow, 'key_hash' | 'owner' | 'fingerprint' | 'created_at'>,
): Promise<boolean> {
  try {
    await keys(db).insert({ ...row, state: 'running', response: null });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** Lets a key go whose request has made nothing. */
export async function dropRunning(db: Database, hash: string): Promise<void> {
  await keys(db).where({ key_hash: hash, state: 'running' }).del();
}

export async function markApplied(db: Database, hash: string): Promise<void> {
  await keys(db).where({ key_hash: hash, state: 'running' }).update({ state: 'applied' });
}

/** @param response null when it is too long to be kept */
export async function saveResponse(db: Database, hash: string, response: string | null): Promise<void> {
  await keys(db).where({ key_hash: hash }).update({ state: 'answered', response });
}

/** Removes what is older than a day, and a request that was being worked on when its process ended. */
export async function dropOld(db: Database, oldest: Date, oldestRunning: Date): Promise<void> {
  await keys(db).where('created_at', '<', oldest).del();
  await keys(db).where({ state: 'running' }).where('created_at', '<', oldestRunning).del();
}

/** Keeps the newest `most` keys of an owner. */
export async function dropBeyond(db: Database, owner: string, most: number): Promise<void> {
  const old = await keys(db)
    .where({ owner })
    .orderBy('created_at', 'desc')
    .limit(100)
    .offset(most)
    .pluck('key_hash');
  if (old.length > 0) await keys(db).whereIn('key_hash', old).del();
}
