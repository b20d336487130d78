import type { Database } from '../../db/database.ts';

export interface AdminRow {
  readonly id: number;
  readonly email: string;
  /** argon2id; null when nobody can sign in. */
  readonly password_hash: string | null;
  readonly created_at: Date | number;
}

const admins = (db: Database) => db.knex<AdminRow>('admins');

/** The admin with this address, which is in small letters. */
export const findAdminByEmail = async (db: Database, email: string): Promise<AdminRow | undefined> =>
  admins(db).where({ email }).first();

export async function insertAdmin(db: Database, row: Omit<AdminRow, 'id'>): Promise<void> {
  await db.knex('admins').insert(row);
}

export async function updateAdminPassword(
  db: Database,
  id: number,
  passwordHash: string | null,
): Promise<void> {
  await admins(db).where({ id }).update({ password_hash: passwordHash });
}
