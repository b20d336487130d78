import { type AdminRole, mostCounted } from '@loan-kereta/sdk/contract';
import {
  readBoolean,
  readDate,
  readOptionalDate,
  type StoredBoolean,
  type StoredDate,
} from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Page, readPage, type Slice } from '../../db/pages.ts';

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

/** The addresses of admins, by their number; those that are gone are missing. */
export async function addressesOf(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await admins(db).whereIn('id', ids).select('id', 'email');
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The same, which no other transaction changes until this one ends. */
export async function lockCredentials(db: Database, id: number): Promise<AdminCredentials | undefined> {
  const row = await admins(db)
    .where({ id })
    .forUpdate()
    .first(...columns);
  return row && readCredentials(row);
}

/** Adds an admin. @returns their id @throws when the address is taken, by the constraint's name */
export async function insert(
  db: Database,
  admin: { email: string; role: AdminRole; password_hash: string | null; created_at: Date },
): Promise<number> {
  const [id] = await db.knex('admins').insert(admin);
  return Number(id);
}

export async function updatePassword(db: Database, id: number, passwordHash: string | null): Promise<void> {
  await admins(db).where({ id }).update({ password_hash: passwordHash });
}

export async function update(
  db: Database,
  id: number,
  changes: { role: AdminRole; disabled_at: Date | null },
): Promise<void> {
  await db.knex('admins').where({ id }).update(changes);
}

/** Deletes an admin; sessions, links and the second factor go with them. */
export async function remove(db: Database, id: number): Promise<void> {
  await admins(db).where({ id }).del();
}

/**
 * Those who can do everything and can sign in, in the order of their numbers. Nothing else changes them, nor lets
 * another in or out, until this transaction ends: whoever wants to wait for it.
 */
export const lockRunning = async (db: Database): Promise<number[]> =>
  admins(db)
    .where({ role: 'admin', disabled_at: null })
    .whereNotNull('password_hash')
    .orderBy('id')
    .forUpdate()
    .pluck('id');

/** An admin, with whether they can be signed in by a password and a second factor. */
export interface ListedAdmin extends Admin {
  readonly has_password: boolean;
  readonly has_second_factor: boolean;
}

type ListedRow = AdminRow & { readonly has_second_factor: StoredBoolean };

const listed = (db: Database) =>
  db
    .knex('admins')
    .select(columns.map(name => `admins.${name}`))
    .select({
      has_second_factor: db.knex.raw(
        'exists (select 1 from admin_second_factors f where f.admin_id = admins.id and f.enrolled_at is not null)',
      ),
    });

const readListed = ({ has_second_factor, ...row }: ListedRow): ListedAdmin => {
  const { admin, passwordHash } = readCredentials(row);
  return { ...admin, has_password: passwordHash !== null, has_second_factor: readBoolean(has_second_factor) };
};

export async function findListed(db: Database, id: number): Promise<ListedAdmin | undefined> {
  const row: ListedRow | undefined = await listed(db).where({ id }).first();
  return row && readListed(row);
}

export async function listAdmins(db: Database, slice: Slice): Promise<Page<ListedAdmin>> {
  const { rows, ...rest } = await readPage<ListedRow>(db, listed(db), slice, mostCounted);
  return { rows: rows.map(readListed), ...rest };
}

/** The mailed links by which an admin chooses a password: kept as hashes of their tokens. */
const links = (db: Database) =>
  db.knex<{ readonly token_hash: string; readonly admin_id: number; readonly expires_at: Date }>(
    'admin_links',
  );

export async function insertLink(
  db: Database,
  link: { token_hash: string; admin_id: number; expires_at: Date },
): Promise<void> {
  await links(db).insert(link);
}

/** Whose link this is; undefined when there is none that still holds at `time`. */
export const ownerOfLink = async (db: Database, hash: string, time: Date): Promise<number | undefined> =>
  (await links(db).where({ token_hash: hash }).where('expires_at', '>', time).first('admin_id'))?.admin_id;

/** Deletes a link. @returns whether it was there */
export const takeLink = async (db: Database, hash: string): Promise<boolean> =>
  (await links(db).where({ token_hash: hash }).del()) > 0;

/** Deletes every link of an admin. */
export async function deleteLinks(db: Database, adminId: number): Promise<void> {
  await links(db).where({ admin_id: adminId }).del();
}
