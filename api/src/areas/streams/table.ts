import { type StreamState, streamStateSchema } from '@loan-kereta/sdk/contract';
import { readDate, readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from '../advisors/account.ts';

interface StreamRow {
  readonly advisor_id: number;
  readonly session_id: string;
  readonly state: string;
  readonly version: number;
  readonly code_hash: string | null;
  readonly code_expires_at: StoredDate | null;
}

interface OverlayRow {
  readonly id: number;
  readonly advisor_id: number;
  readonly token_hash: string;
  readonly seen_at: StoredDate | null;
}

const streams = (db: Database) => db.knex<StreamRow>('streams');
const overlays = (db: Database) => db.knex<OverlayRow>('stream_overlays');

/** A stream with all that decides whether it may be watched. */
export interface FoundStream {
  /** The code of the advisor's short addresses; empty for a stream that is older than those. */
  readonly link: string;
  readonly state: StreamState;
  readonly version: number;
  readonly advisor: Account;
  /** Of the session that steers it. */
  readonly session: { readonly createdAt: Date };
}

type FoundRow = AccountRow & {
  readonly overlay_id: number;
  readonly state: string;
  readonly stream_version: number;
  readonly session_created_at: StoredDate;
  readonly link: string | null;
};

const found = ({ state, stream_version, session_created_at, link, ...row }: FoundRow): FoundStream => ({
  link: link ?? '',
  state: readJson(state, streamStateSchema),
  version: stream_version,
  advisor: readAccount(row),
  session: { createdAt: readDate(session_created_at) },
});

const withAll = (db: Database) =>
  db
    .knex('streams as s')
    .join('advisor_sessions as x', 'x.public_id', 's.session_id')
    .join('advisors as a', 'a.id', 's.advisor_id')
    .leftJoin('stream_links as l', 'l.advisor_id', 's.advisor_id')
    .select(
      ...accountColumns.map(name => `a.${name}`),
      's.state',
      's.version as stream_version',
      'x.created_at as session_created_at',
      'l.code as link',
    );

/** The streams that overlays are paired with, by the overlays' ids. What is missing has ended. */
export async function ofOverlays(db: Database, ids: readonly number[]): Promise<Map<number, FoundStream>> {
  const rows: FoundRow[] = await withAll(db)
    .join('stream_overlays as o', 'o.advisor_id', 's.advisor_id')
    .whereIn('o.id', ids)
    .select('o.id as overlay_id');
  return new Map(rows.map(row => [row.overlay_id, found(row)]));
}

/** The streams that sources may show, by the sources' ids. */
export async function ofSources(db: Database, ids: readonly number[]): Promise<Map<number, FoundStream>> {
  const rows: FoundRow[] = await withAll(db)
    .join('stream_sources as o', 'o.advisor_id', 's.advisor_id')
    .whereIn('o.id', ids)
    .select('o.id as overlay_id');
  return new Map(rows.map(row => [row.overlay_id, found(row)]));
}

/** The stream that a code pairs with, while the code is good. */
export async function ofCode(db: Database, hash: string, now: Date): Promise<FoundStream | undefined> {
  const row: FoundRow | undefined = await withAll(db)
    .where('s.code_hash', hash)
    .where('s.code_expires_at', '>', now)
    .first();
  return row && found(row);
}

/** The session that steers an advisor's stream, and when it was last used. */
export async function sessionOf(
  db: Database,
  advisorId: number,
): Promise<{ readonly id: string; readonly seenAt: Date } | undefined> {
  const row: { session_id: string; seen_at: StoredDate } | undefined = await db
    .knex('streams as s')
    .join('advisor_sessions as x', 'x.public_id', 's.session_id')
    .where('s.advisor_id', advisorId)
    .first('s.session_id', 'x.seen_at');
  return row && { id: row.session_id, seenAt: readDate(row.seen_at) };
}

/** Keeps a session from ending until the running transaction does. @returns false when it has ended already */
export async function lockSession(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .knex('advisor_sessions')
    .where({ public_id: sessionId })
    .forUpdate()
    .first('public_id');
  return row !== undefined;
}

interface Opened {
  readonly sessionId: string;
  readonly state: StreamState;
  readonly codeHash: string;
  readonly codeExpiresAt: Date;
}

/** Opens an advisor's stream, or has another session steer the one that is open. Nothing else opens one meanwhile. */
export async function open(db: Database, advisorId: number, opened: Opened): Promise<void> {
  const row = {
    session_id: opened.sessionId,
    state: writeJson(opened.state),
    code_hash: opened.codeHash,
    code_expires_at: opened.codeExpiresAt,
  };
  const changed = await db
    .knex('streams')
    .where({ advisor_id: advisorId })
    .update({ ...row, version: db.knex.raw('version + 1') });
  if (changed === 0) await db.knex('streams').insert({ ...row, advisor_id: advisorId, version: 1 });
}

interface Steering {
  readonly advisorId: number;
  readonly sessionId: string;
}

const steered = (db: Database, { sessionId }: Steering, state: StreamState) => ({
  session_id: sessionId,
  state: writeJson(state),
  version: db.knex.raw('version + 1'),
});

/** @returns false when this session steers no stream */
export async function steer(db: Database, by: Steering, state: StreamState): Promise<boolean> {
  const changed = await db
    .knex('streams')
    .where({ advisor_id: by.advisorId, session_id: by.sessionId })
    .update(steered(db, by, state));
  return changed > 0;
}

/** Goes on with a stream whose session was not used since `idleSince`. @returns false when there is none */
export async function takeOver(
  db: Database,
  { idleSince, ...by }: Steering & { readonly idleSince: Date },
  state: StreamState,
): Promise<boolean> {
  const idle = db
    .knex('advisor_sessions')
    .where({ advisor_id: by.advisorId })
    .where('seen_at', '<=', idleSince)
    .select('public_id');
  const changed = await db
    .knex('streams')
    .where({ advisor_id: by.advisorId })
    .whereIn('session_id', idle)
    .update(steered(db, by, state));
  return changed > 0;
}

/** @returns false when there was none */
export async function remove(db: Database, advisorId: number): Promise<boolean> {
  return (await streams(db).where({ advisor_id: advisorId }).del()) > 0;
}

/** Uses a code up. @returns false when it was used meanwhile */
export async function useCode(db: Database, hash: string): Promise<boolean> {
  return (await streams(db).where({ code_hash: hash }).update({ code_hash: null })) > 0;
}

/** Adds an overlay; beyond `most` that which was paired first gives way. */
export async function addOverlay(
  db: Database,
  advisorId: number,
  tokenHash: string,
  most: number,
): Promise<void> {
  await db.knex('stream_overlays').insert({ advisor_id: advisorId, token_hash: tokenHash });
  const beyond: number[] = await overlays(db)
    .where({ advisor_id: advisorId })
    .orderBy('id', 'desc')
    .offset(most)
    .limit(most)
    .pluck('id');
  if (beyond.length > 0) await overlays(db).whereIn('id', beyond).del();
}

export async function findOverlay(
  db: Database,
  tokenHash: string,
): Promise<Pick<OverlayRow, 'id' | 'advisor_id'> | undefined> {
  return overlays(db).where({ token_hash: tokenHash }).first('id', 'advisor_id');
}

/** Notes when overlays were last seen; null for those that have gone. */
export async function noteSeen(db: Database, ids: readonly number[], at: Date | null): Promise<void> {
  await db.knex('stream_overlays').whereIn('id', ids).update({ seen_at: at });
}

/** How many of an advisor's overlays were seen since `time`. */
export async function countSeen(db: Database, advisorId: number, time: Date): Promise<number> {
  const [row] = await db
    .knex('stream_overlays')
    .where({ advisor_id: advisorId })
    .where('seen_at', '>', time)
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}
