import type { Database } from '../../db/database.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from './account.ts';
import { listedColumns, listingAt } from './listing.ts';
import type { NewAccount } from './new-account.ts';

/** What signs the owner of an account in. */
export type SignInChanges = Partial<Pick<NewAccount, 'email' | 'password_hash' | 'must_change_password'>>;

/** What else of an account may be changed once it is there. */
export type AccountChanges = Partial<
  Omit<NewAccount, keyof SignInChanges | 'created_at' | 'updated_at' | 'version'>
>;

/** An account with what signs its owner in. */
export interface Credentials {
  readonly account: Account;
  /** argon2id; null when nobody can sign in. */
  readonly passwordHash: string | null;
}

type Row = AccountRow & { readonly password_hash: string | null };
type Key = { readonly id: number } | { readonly slug: string } | { readonly email: string };

const advisors = (db: Database) => db.knex<Row>('advisors');

/** Some accounts, looked up by their numbers: where they are most of a table, MySQL would go through, and lock, all of it. */
const someAdvisors = ({ knex, engine }: Database, ids: readonly number[]) =>
  knex(engine === 'mysql' ? knex.raw('?? force index (primary)', ['advisors']) : 'advisors').whereIn(
    'id',
    ids,
  );

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

/** Those of these accounts that there are, which no other transaction changes until this one ends; always in one order, so that no two wait for each other. */
export async function lockMany(db: Database, ids: readonly number[]): Promise<Account[]> {
  const rows: AccountRow[] = await someAdvisors(db, ids)
    .orderBy('id')
    .forUpdate()
    .select(...accountColumns);
  return rows.map(readAccount);
}

/** What accounts are called, by their number; those that are gone are missing. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await advisors(db).whereIn('id', ids).select('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
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

/** What an admin decides about; a change of it makes a new version. */
const decided = [
  'email',
  'plan',
  'plan_expires_at',
  'is_approved',
  'penalty_until',
  'penalty_reason',
] as const;

/** Changes what is given of these accounts, and says when. Belongs into a transaction. */
export async function update(
  db: Database,
  ids: readonly number[],
  at: Date,
  changes: AccountChanges & SignInChanges,
): Promise<void> {
  await someAdvisors(db, ids).update({
    ...changes,
    updated_at: at,
    ...(decided.some(name => name in changes) && { version: db.knex.raw('?? + 1', ['version']) }),
    ...(listedColumns.some(name => name in changes) && listingAt(db, at, changes)),
  });
}

/** Brings the list's own columns of some accounts that are due up to date. @returns how many were due */
export async function settleSome(db: Database, now: Date, limit: number): Promise<number> {
  const due = db.knex('advisors').where('listed_until', '<=', now).orderBy('listed_until').limit(limit);
  const ids: number[] = await due.pluck('id');
  if (ids.length > 0)
    await someAdvisors(db, ids)
      // In `coalesce`, or MySQL would lock what is due by that index first and the rows after it, and whoever deletes
      // one of them does so the other way round.
      .whereRaw('coalesce(listed_until, ?) <= ?', [now, now])
      .update(listingAt(db, now));
  return ids.length;
}

/** Deletes an account; what refers to it goes with it. */
export async function remove(db: Database, id: number): Promise<void> {
  await advisors(db).where({ id }).del();
}
