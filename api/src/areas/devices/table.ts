import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { SessionKind } from '../sessions/service.ts';

interface DeviceRow {
  readonly owner_id: number;
  readonly hash: string;
  readonly seen_at: Date;
}

const tables = { user: 'advisor_devices', admin: 'admin_devices' } as const;
const devices = (db: Database, kind: SessionKind) => db.knex<DeviceRow>(tables[kind]);

/** Which of these an account has signed in from. */
export const knownOf = (
  db: Database,
  kind: SessionKind,
  ownerId: number,
  hashes: readonly string[],
): Promise<string[]> => devices(db, kind).where({ owner_id: ownerId }).whereIn('hash', hashes).pluck('hash');

/** When an account last signed in, as far as its devices are known. */
export async function lastSignIn(db: Database, kind: SessionKind, ownerId: number): Promise<Date | null> {
  const row: { seen_at: StoredDate } | undefined = await db
    .knex(tables[kind])
    .where({ owner_id: ownerId })
    .orderBy('seen_at', 'desc')
    .first('seen_at');
  return row ? readDate(row.seen_at) : null;
}

/** Whether an account has ever signed in from anywhere. */
export const hasAny = async (db: Database, kind: SessionKind, ownerId: number): Promise<boolean> =>
  (await devices(db, kind).where({ owner_id: ownerId }).first('hash')) !== undefined;

/** Notes that an account signs in from these at `at`. */
export async function note(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .knex(tables[kind])
    .insert(hashes.map(hash => ({ owner_id: ownerId, hash, seen_at: at })))
    .onConflict(['owner_id', 'hash'])
    .merge(['seen_at']);
}

/** Forgets what an account has not used since `time`, and all but the `most` that it used last. */
export async function forgetOld(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  time: Date,
  most: number,
): Promise<void> {
  await devices(db, kind).where({ owner_id: ownerId }).where('seen_at', '<', time).del();
  const beyond = await devices(db, kind)
    .where({ owner_id: ownerId })
    .orderBy('seen_at', 'desc')
    .offset(most)
    .limit(most)
    .pluck('hash');
  if (beyond.length > 0) await devices(db, kind).where({ owner_id: ownerId }).whereIn('hash', beyond).del();
}
