import type { AdminRole } from '@loan-kereta/sdk/contract';
import { readDate, readOptionalDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

/** An admin's account. What signs them in is no part of it. */
export interface Admin {
  readonly id: number;
  readonly email: string;
  readonly role: AdminRole;
  readonly created_at: Date;
  /** Since when they may no longer sign in. */
  readonly disabled_at: Date | null;
}

/** The account with what signs its owner in. */
export interface AdminCredentials {
  readonly admin: Admin;
  /** argon2id; null when nobody can sign in. */
  readonly passwordHash: string | null;
}

interface AdminRow {
  readonly id: number;
  readonly email: string;
  readonly role: AdminRole;
  readonly password_hash: string | null;
  readonly created_at: StoredDate;
  readonly disabled_at: StoredDate | null;
}

const admins = (db: Database) => db.knex<AdminRow>('admins');
const columns = ['id', 'email', 'role', 'password_hash', 'created_at', 'disabled_at'] as const;

const readCredentials = ({
  password_hash,
  created_at,
  disabled_at,
  ...admin
}: AdminRow): AdminCredentials => ({
  admin: { ...admin, created_at: readDate(created_at), disabled_at: readOptionalDate(disabled_at) },
  passwordHash: password_hash,
});

/** The admin with this address, which is in small letters. */
export async function findCredentials(db: Database, email: string): Promise<AdminCredentials | undefined> {
  const row = await admins(db)
    .where({ email })
    .first(...columns);
  return row && readCredentials(row);
}

/** The same, which no other transaction changes until this one ends. */
export async function lockCredentials(db: Database, id: number): Promise<AdminCredentials | undefined> {
  const row = await admins(db)
    .where({ id })
    .forUpdate()
    .first(...columns);
  return row && readCredentials(row);
}

export async function insert(
  db: Database,
  admin: { email: string; password_hash: string | null; created_at: Date },
): Promise<void> {
  await db.knex('admins').insert(admin);
}

export async function updatePassword(db: Database, id: number, passwordHash: string | null): Promise<void> {
  await admins(db).where({ id }).update({ password_hash: passwordHash });
}
