import type { Database } from '../../db/database.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'reset' | 'verify';

interface LinkRow {
  readonly token_hash: string;
  readonly advisor_id: number;
  readonly purpose: LinkPurpose;
  readonly expires_at: Date;
}

const links = (db: Database) => db.knex<LinkRow>('mailed_links');

export async function insert(db: Database, link: LinkRow): Promise<void> {
  await db.knex('mailed_links').insert(link);
}

/** Whose link it is, while it is good. */
export async function ownerOf(
  db: Database,
  hash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<number | undefined> {
  const row = await links(db)
    .where({ token_hash: hash, purpose })
    .where('expires_at', '>', now)
    .first('advisor_id');
  return row?.advisor_id;
}

/** @returns whether it was there: of two that delete it at the same time, one is told no */
export async function remove(db: Database, hash: string): Promise<boolean> {
  return (await links(db).where({ token_hash: hash }).del()) > 0;
}

export async function removeAllOf(db: Database, advisorId: number, purpose?: LinkPurpose): Promise<void> {
  await links(db)
    .where({ advisor_id: advisorId, ...(purpose && { purpose }) })
    .del();
}

export async function removeExpired(db: Database, now: Date): Promise<void> {
  await links(db).where('expires_at', '<=', now).del();
}
