import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

export interface SecondFactorRow {
  readonly admin_id: number;
  /** Encrypted. */
  readonly secret: string;
  /** The step of the last code that was used. */
  readonly last_step: number | null;
  readonly created_at: StoredDate;
  /** Null until a code has confirmed it. */
  readonly enrolled_at: StoredDate | null;
}

const factors = (db: Database) => db.knex<SecondFactorRow>('admin_second_factors');
const recoveryCodes = (db: Database) => db.knex('admin_recovery_codes');

export const find = async (db: Database, adminId: number): Promise<SecondFactorRow | undefined> =>
  factors(db).where({ admin_id: adminId }).first();

/** The same, which no other transaction changes until this one ends. */
export const lock = async (db: Database, adminId: number): Promise<SecondFactorRow | undefined> =>
  factors(db).where({ admin_id: adminId }).forUpdate().first();

/** Notes a secret that still has to be confirmed, in place of one that was not. */
export async function insertUnconfirmed(
  db: Database,
  adminId: number,
  secret: string,
  at: Date,
): Promise<void> {
  await db
    .knex('admin_second_factors')
    .insert({ admin_id: adminId, secret, last_step: null, created_at: at, enrolled_at: null })
    .onConflict('admin_id')
    .merge(['secret', 'last_step', 'created_at']);
}

export async function update(
  db: Database,
  adminId: number,
  changes: { last_step: number; secret: string; enrolled_at?: Date },
): Promise<void> {
  await db.knex('admin_second_factors').where({ admin_id: adminId }).update(changes);
}

/** Removes an admin's second factor with its recovery codes. @returns whether there was one */
export async function remove(db: Database, adminId: number): Promise<boolean> {
  await recoveryCodes(db).where({ admin_id: adminId }).del();
  return (await factors(db).where({ admin_id: adminId }).del()) > 0;
}

export async function replaceRecoveryCodes(
  db: Database,
  adminId: number,
  hashes: readonly string[],
): Promise<void> {
  await recoveryCodes(db).where({ admin_id: adminId }).del();
  await recoveryCodes(db).insert(hashes.map(hash => ({ admin_id: adminId, code_hash: hash })));
}

/** Takes a recovery code out of those that are left. @returns whether it was one of them */
export const takeRecoveryCode = async (db: Database, adminId: number, hash: string): Promise<boolean> =>
  (await recoveryCodes(db).where({ admin_id: adminId, code_hash: hash }).del()) > 0;

export async function countRecoveryCodes(db: Database, adminId: number): Promise<number> {
  const [row] = await recoveryCodes(db).where({ admin_id: adminId }).count({ left: '*' });
  return Number(row?.left ?? 0);
}
