import { type AdminRole, type DeviceDescription, mostCounted } from '@loan-kereta/sdk/contract';
import { readDate, type StoredBoolean, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { type Order, type Page, readPage, type Slice } from '../../db/pages.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from '../advisors/account.ts';

/** Whose sessions: the two kinds live in two tables of one form. */
export type SessionKind = 'user' | 'admin';

interface SessionColumns {
  readonly session_public_id: string;
  readonly session_created_at: StoredDate;
  readonly session_seen_at: StoredDate;
}

/** Where a session was started, as its owner is told. */
export interface SessionOrigin {
  readonly public_id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly device: DeviceDescription['kind'];
  readonly network: string | null;
}

export interface StoredSession extends SessionOrigin {
  readonly created_at: Date;
  readonly seen_at: Date;
}

type SessionRow = SessionOrigin & { readonly created_at: StoredDate; readonly seen_at: StoredDate };

/** A session with whom it belongs to. */
export interface FoundSession<Owner> {
  /** Names it to its owner; opens nothing. */
  readonly id: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly owner: Owner;
}

export interface AdminOfSession {
  readonly id: number;
  readonly email: string;
  readonly role: AdminRole;
  readonly bearer_hash: string;
  /** When the admin last proved in this session who they are. */
  readonly proved_at: StoredDate | null;
  /** Whether the admin has a second factor. */
  readonly has_second_factor: StoredBoolean;
}

const tables = {
  user: { name: 'advisor_sessions', owner: 'advisor_id' },
  admin: { name: 'admin_sessions', owner: 'admin_id' },
} as const;

const session =
  's.public_id as session_public_id, s.created_at as session_created_at, s.seen_at as session_seen_at';

const advisorSql = `select ${accountColumns.map(name => `a.${name}`).join(', ')}, ${session} from advisor_sessions s join advisors a on a.id = s.advisor_id
  where s.token_hash = ?`;

const adminSql = `select a.id, a.email, a.role, s.bearer_hash, s.proved_at, f.enrolled_at is not null as has_second_factor, ${session}
  from admin_sessions s join admins a on a.id = s.admin_id
  left join admin_second_factors f on f.admin_id = a.id where s.token_hash = ? and a.disabled_at is null`;

function split<Owner>(row: (Owner & SessionColumns) | undefined): FoundSession<Owner> | undefined {
  if (!row) return undefined;
  const { session_public_id, session_created_at, session_seen_at, ...owner } = row;
  return {
    id: session_public_id,
    createdAt: readDate(session_created_at),
    seenAt: readDate(session_seen_at),
    owner: owner as Owner,
  };
}

/** The session and its advisor, in one read: every request of a signed-in advisor starts with it. */
export async function findAdvisor(db: Database, hash: string): Promise<FoundSession<Account> | undefined> {
  const found = split((await db.prepared<AccountRow & SessionColumns>(advisorSql, [hash]))[0]);
  return found && { ...found, owner: readAccount(found.owner) };
}

/** The session and its admin, in one read. */
export async function findAdmin(
  db: Database,
  hash: string,
): Promise<FoundSession<AdminOfSession> | undefined> {
  const [row] = await db.prepared<AdminOfSession & SessionColumns>(adminSql, [hash]);
  return split(row);
}

export async function insertSession(
  db: Database,
  kind: SessionKind,
  row: { ownerId: number; hash: string; bearerHash?: string; at: Date; on: SessionOrigin },
): Promise<void> {
  await db.knex(tables[kind].name).insert({
    token_hash: row.hash,
    [tables[kind].owner]: row.ownerId,
    ...(row.bearerHash !== undefined && { bearer_hash: row.bearerHash, proved_at: row.at }),
    ...row.on,
    created_at: row.at,
    seen_at: row.at,
  });
}

/** Notes that the admin of a session has just proved who they are. */
export async function markProved(db: Database, hash: string, at: Date): Promise<void> {
  await db.knex('admin_sessions').where({ token_hash: hash }).update({ proved_at: at });
}

export async function touch(db: Database, kind: SessionKind, hash: string, at: Date): Promise<void> {
  await db.knex(tables[kind].name).where({ token_hash: hash }).update({ seen_at: at });
}

/** Has a session run out that was not used since `before`. @returns false when it was used */
export async function runOut(
  db: Database,
  kind: SessionKind,
  hash: string,
  { before, to }: { readonly before: Date; readonly to: Date },
): Promise<boolean> {
  const sessions = db.knex(tables[kind].name).where({ token_hash: hash }).where('seen_at', '<', before);
  return (await sessions.update({ seen_at: to })) > 0;
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

/** What was used last comes first. */
export const byUse: Order = {
  name: '-seen_at',
  by: [
    { name: 'seen_at', kind: 'date' },
    { name: 'public_id', kind: 'text' },
  ],
  descending: true,
};

/** From when on a session still holds that began, and was used, after these times. */
interface Holding {
  readonly begun: Date;
  readonly seen: Date;
}

/** How many of an advisor's sessions still hold, and when they last used any that is known: of the few that one keeps. */
export async function useOf(
  db: Database,
  advisorId: number,
  { begun, seen }: Holding,
): Promise<{ sessions: number; lastUse: Date | null }> {
  const rows: Pick<SessionRow, 'created_at' | 'seen_at'>[] = await db
    .knex(tables.user.name)
    .where({ advisor_id: advisorId })
    .orderBy('seen_at', 'desc')
    .select('created_at', 'seen_at');
  const sessions = rows.filter(row => readDate(row.seen_at) > seen && readDate(row.created_at) > begun);
  return { sessions: sessions.length, lastUse: rows[0] ? readDate(rows[0].seen_at) : null };
}

/** An account's sessions that were used, and began, after these times. */
export async function listOf(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  { begun, seen }: Holding,
  slice: Slice,
): Promise<Page<StoredSession>> {
  const query = db
    .knex(tables[kind].name)
    .where({ [tables[kind].owner]: ownerId })
    .where('seen_at', '>', seen)
    .where('created_at', '>', begun);
  const { rows, ...rest } = await readPage<SessionRow>(db, query, slice, mostCounted);
  const sessions = rows.map(({ public_id, browser, system, device, network, created_at, seen_at }) => ({
    public_id,
    browser,
    system,
    device,
    network,
    created_at: readDate(created_at),
    seen_at: readDate(seen_at),
  }));
  return { rows: sessions, ...rest };
}

/** Deletes one session of an account by its public id. @returns whether it was there */
export async function deleteById(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  publicId: string,
): Promise<boolean> {
  const deleted = await db
    .knex(tables[kind].name)
    .where({ [tables[kind].owner]: ownerId, public_id: publicId })
    .del();
  return deleted > 0;
}

/** Deletes all sessions of one account but one. */
export async function deleteOthers(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  publicId: string,
): Promise<void> {
  await db
    .knex(tables[kind].name)
    .where({ [tables[kind].owner]: ownerId })
    .whereNot({ public_id: publicId })
    .del();
}

/** Deletes an account's sessions beyond the `most` that began last. */
export async function deleteBeyond(
  db: Database,
  kind: SessionKind,
  ownerId: number,
  most: number,
): Promise<void> {
  const beyond = await db
    .knex(tables[kind].name)
    .where({ [tables[kind].owner]: ownerId })
    .orderBy('created_at', 'desc')
    .offset(most)
    .limit(most)
    .pluck('token_hash');
  if (beyond.length > 0) await db.knex(tables[kind].name).whereIn('token_hash', beyond).del();
}

/** Deletes some of the sessions that began before `time`. @returns how many */
export function deleteSomeOlder(db: Database, kind: SessionKind, time: Date, most: number): Promise<number> {
  const { name } = tables[kind];
  return deleteSome(db, name, db.knex(name).where('created_at', '<', time), most, 'token_hash');
}
