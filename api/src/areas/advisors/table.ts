import type { Database } from '../../db/database.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from './account.ts';
import type { NewAccount } from './new-account.ts';

/** What signs the owner of an account in. */
export type SignInChanges = Partial<Pick<NewAccount, 'email' | 'password_hash' | 'must_change_password'>>;

/** What else of an account may be changed once it is there. */
export type AccountChanges = Partial<Omit<NewAccount, keyof SignInChanges | 'created_at' | 'updated_at'>>;

/** An account with what signs its owner in. */
export interface Credentials {
  readonly account: Account;
  /** argon2id; null when nobody can sign in. */
  readonly passwordHash: string | null;
}

type Row = AccountRow & { readonly password_hash: string | null };
type Key = { readonly id: number } | { readonly slug: string } | { readonly email: string };

const advisors = (db: Database) => db.knex<Row>('advisors');

/** The account with this number, public name or address (in small letters), if there is one. */
export async function find(db: Database, key: Key): Promise<Account | undefined> {
  const row = await advisors(db)
    .where(key)
    .first(...accountColumns);
  return row && readAccount(row);
}

const readCredentials = ({ password_hash: passwordHash, ...account }: Row): Credentials => ({
  account: readAccount(account),
  passwordHash,
});

/** The same, with what signs its owner in. */
export async function findCredentials(db: Database, key: Key): Promise<Credentials | undefined> {
  const row = await advisors(db)
    .where(key)
    .first(...accountColumns, 'password_hash');
  return row && readCredentials(row);
}

/** The same, which no other transaction changes until this one ends. */
export async function lockCredentials(db: Database, id: number): Promise<Credentials | undefined> {
  const row = await advisors(db)
    .where({ id })
    .forUpdate()
    .first(...accountColumns, 'password_hash');
  return row && readCredentials(row);
}

/** Adds an account. @returns its id @throws when its address or its public name is taken, by the constraint's name */
export async function insert(db: Database, account: NewAccount): Promise<number> {
  const [id] = await db.knex('advisors').insert(account);
  return Number(id);
}

/** Adds accounts, except those whose email address or public name is taken. */
export async function insertMissing(db: Database, accounts: readonly NewAccount[]): Promise<void> {
  await db
    .knex('advisors')
    .insert([...accounts])
    .onConflict()
    .ignore();
}

/** Changes what is given, and says when. */
export async function update(
  db: Database,
  id: number,
  at: Date,
  changes: AccountChanges & SignInChanges,
): Promise<void> {
  await db
    .knex('advisors')
    .where({ id })
    .update({ ...changes, updated_at: at });
}

/** Deletes an account; what refers to it goes with it. */
export async function remove(db: Database, id: number): Promise<void> {
  await advisors(db).where({ id }).del();
}
