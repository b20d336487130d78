import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

/**
 * What a mailed link is for. `reservation` is no link: it keeps a former address from everybody else for as long as the
 * change may be undone, and nobody knows its token.
 */
export type LinkPurpose = 'reset' | 'verify' | 'address' | 'undo' | 'reservation';

interface LinkRow {
  readonly token_hash: string;
  readonly advisor_id: number;
  readonly purpose: LinkPurpose;
  readonly expires_at: StoredDate;
  /** The address that the link gives the account. */
  readonly address: string | null;
}

/** A link that is good. */
export interface Link {
  readonly advisorId: number;
  readonly address: string | null;
  readonly expiresAt: Date;
}

/** What outlives a change of password or address: it is there to undo the change. */
const lasting = ['undo', 'reservation'];

const links = (db: Database) => db.knex<LinkRow>('mailed_links');

export async function insert(db: Database, link: LinkRow): Promise<void> {
  await db.knex('mailed_links').insert(link);
}

/** The link, while it is good. */
export async function findLink(
  db: Database,
  hash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Link | undefined> {
  const row = await links(db)
    .where({ token_hash: hash, purpose })
    .where('expires_at', '>', now)
    .first('advisor_id', 'address', 'expires_at');
  return row && { advisorId: row.advisor_id, address: row.address, expiresAt: readDate(row.expires_at) };
}

/** @returns whether it was there: of two that delete it at the same time, one is told no */
export async function remove(db: Database, hash: string): Promise<boolean> {
  return (await links(db).where({ token_hash: hash }).del()) > 0;
}

/** Deletes an account's links for one purpose. */
export async function removeAllFor(db: Database, advisorId: number, purpose: LinkPurpose): Promise<void> {
  await links(db).where({ advisor_id: advisorId, purpose }).del();
}

/** Deletes an account's links, but for those that undo something. */
export async function removePassing(db: Database, advisorId: number): Promise<void> {
  await links(db).where({ advisor_id: advisorId }).whereNotIn('purpose', lasting).del();
}

/** Deletes what would undo a change that was made after `time`, and not later than the rest. */
export async function removeUndoing(db: Database, advisorId: number, after: Date): Promise<void> {
  await links(db).where({ advisor_id: advisorId, purpose: 'undo' }).where('expires_at', '>', after).del();
}

/** Whether an address is kept for an account other than this one, also by what was kept since the transaction began. */
export async function isReserved(
  db: Database,
  address: string,
  advisorId: number,
  now: Date,
): Promise<boolean> {
  const row = await links(db)
    .where({ address, purpose: 'reservation' })
    .where('expires_at', '>', now)
    .whereNot({ advisor_id: advisorId })
    .forShare()
    .first('token_hash');
  return row !== undefined;
}

export async function removeExpired(db: Database, now: Date): Promise<void> {
  await links(db).where('expires_at', '<=', now).del();
}
