import { randomBytes } from 'node:crypto';
import type { AdminRole } from '@loan-kereta/sdk/contract';
import type { Account } from '../areas/advisors/account.ts';
import { type NewAccount, newAccount } from '../areas/advisors/new-account.ts';
import { hashPassword } from '../areas/auth/passwords.ts';
import { sessionsService, type Visitor } from '../areas/sessions/service.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { newToken } from '../tokens.ts';
import { TestClient } from './client.ts';

export interface SignedInAdvisor {
  readonly client: TestClient;
  /** As the account was when it was made. */
  readonly advisor: Account;
}

export interface SignedInAdmin {
  readonly client: TestClient;
  readonly admin: { readonly id: number; readonly email: string };
  /** The admin's second token, for `Authorization: Bearer`. */
  readonly bearer: string;
}

const unique = () => randomBytes(6).toString('hex');

const hashes = new Map<string, Promise<string>>();

/** Hashes a password once for all accounts of a process, because each hash costs 40 ms of a processor. */
export function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** An invented advisor: basic, approved, without a password unless told otherwise. */
export function inventedAdvisor(now: Clock, changes: Partial<NewAccount> = {}): NewAccount {
  const name = unique();
  const invented = { email: `siti-${name}@example.com`, name: 'Siti Aminah', slug: `siti-${name}` };
  return newAccount({ ...invented, ...changes }, now());
}

/** Adds an advisor straight into the database. */
export async function addAdvisor(db: Database, now: Clock, changes?: Partial<NewAccount>): Promise<Account> {
  const { password_hash, ...account } = inventedAdvisor(now, changes);
  const [id] = await db.knex('advisors').insert({ ...account, password_hash });
  return { id: Number(id), ...account };
}

/** A visitor on this machine whose browser says nothing of itself. */
export const someVisitor = (): Visitor => ({ address: '127.0.0.1', userAgent: '', device: newToken() });

/** Adds an advisor and starts a session, as a sign-in does, without the work of a password. */
export async function signInAdvisor(
  address: string,
  db: Database,
  now: Clock,
  changes?: Partial<NewAccount>,
): Promise<SignedInAdvisor> {
  const advisor = await addAdvisor(db, now, changes);
  const client = new TestClient(address);
  client.cookies.set('lk_session', await sessionsService(db, now).startForAdvisor(advisor.id, someVisitor()));
  return { client, advisor };
}

/** Adds an admin and starts a session, as a sign-in does, without the work of a password. */
export async function signInAdmin(
  address: string,
  db: Database,
  now: Clock,
  role: AdminRole = 'admin',
): Promise<SignedInAdmin> {
  const email = `admin-${unique()}@example.com`;
  const [id] = await db.knex('admins').insert({ email, role, password_hash: null, created_at: now() });
  const { token, bearer } = await sessionsService(db, now).startForAdmin(Number(id), someVisitor());
  const client = new TestClient(address);
  client.cookies.set('lk_admin', token);
  return { client, admin: { id: Number(id), email }, bearer };
}
