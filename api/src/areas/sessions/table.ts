import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from '../advisors/account.ts';

/** Whose sessions: the two kinds live in two tables of one form. */
export type SessionKind = 'user' | 'admin';

interface TimesColumns {
  readonly session_created_at: StoredDate;
  readonly session_seen_at: StoredDate;
}

/** A session with whom it belongs to. */
export interface FoundSession<Owner> {
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly owner: Owner;
}

export interface AdminOfSession {
  readonly id: number;
  readonly email: string;
  readonly bearer_hash: string;
}

const tables = {
  user: { name: 'advisor_sessions', owner: 'advisor_id' },
  admin: { name: 'admin_sessions', owner: 'admin_id' },
} as const;

const times = 's.created_at as session_created_at, s.seen_at as session_seen_at';

const advisorSql = `select ${accountColumns.map(name => `a.${name}`).join(', ')}, ${times} from advisor_sessions s join advisors a on a.id = s.advisor_id
  where s.token_hash = ?`;

const adminSql = `select a.id, a.email, s.bearer_hash, ${times} from admin_sessions s join admins a on a.id = s.admin_id
  where s.token_hash = ?`;

function split<Owner>(row: (Owner & TimesColumns) | undefined): FoundSession<Owner> | undefined {
  if (!row) return undefined;
  const { session_created_at, session_seen_at, ...owner } = row;
  return {
    createdAt: readDate(session_created_at),
    seenAt: readDate(session_seen_at),
    owner: owner as Owner,
  };
}

/** The session and its advisor, in one read: every request of a signed-in advisor starts with it. */
export async function findAdvisor(db: Database, hash: string): Promise<FoundSession<Account> | undefined> {
  const found = split((await db.prepared<AccountRow & TimesColumns>(advisorSql, [hash]))[0]);
  return found && { ...found, owner: readAccount(found.owner) };
}

/** The session and its admin, in one read. */
export async function findAdmin(
  db: Database,
  hash: string,
): Promise<FoundSession<AdminOfSession> | undefined> {
  const [row] = await db.prepared<AdminOfSession & TimesColumns>(adminSql, [hash]);
  return split(row);
}

export async function insertSession(
  db: Database,
  kind: SessionKind,
  row: { ownerId: number; hash: string; bearerHash?: string; at: Date },
): Promise<void> {
  await db.knex(tables[kind].name).insert({
    token_hash: row.hash,
    [tables[kind].owner]: row.ownerId,
    ...(row.bearerHash !== undefined && { bearer_hash: row.bearerHash }),
    created_at: row.at,
    seen_at: row.at,
  });
}

export async function touch(db: Database, kind: SessionKind, hash: string, at: Date): Promise<void> {
  await db.knex(tables[kind].name).where({ token_hash: hash }).update({ seen_at: at });
}

export async function deleteSession(db: Database, kind: SessionKind, hash: string): Promise<void> {
  await db.knex(tables[kind].name).where({ token_hash: hash }).del();
}

/** Deletes all sessions of one account. */
export async function deleteOf(db: Database, kind: SessionKind, ownerId: number): Promise<void> {
  await db
    .knex(tables[kind].name)
    .where({ [tables[kind].owner]: ownerId })
    .del();
}

/** When an advisor's sessions began and were last used. */
export const timesOf = async (
  db: Database,
  advisorId: number,
): Promise<{ created_at: StoredDate; seen_at: StoredDate }[]> =>
  db
    .knex('advisor_sessions')
    .where({ advisor_id: advisorId })
    .orderBy('created_at')
    .select('created_at', 'seen_at');

/** Deletes the sessions that began before `time`. */
export async function deleteOlder(db: Database, kind: SessionKind, time: Date): Promise<void> {
  await db.knex(tables[kind].name).where('created_at', '<', time).del();
}
