import type { Database } from '../../db/database.ts';

const links = (db: Database) => db.knex<{ advisor_id: number; code: string }>('stream_links');

/** Whether an advisor has a code of short addresses. */
export async function hasLink(db: Database, advisorId: number): Promise<boolean> {
  return (await links(db).where({ advisor_id: advisorId }).first('code')) !== undefined;
}

/** Adds an advisor's code of short addresses. */
export async function addLink(db: Database, advisorId: number, code: string): Promise<void> {
  await db.knex('stream_links').insert({ advisor_id: advisorId, code });
}

/** The public name of the advisor whose short addresses have this code. */
export async function slugOfLink(db: Database, code: string): Promise<string | undefined> {
  const row: { slug: string } | undefined = await db
    .knex('stream_links as l')
    .join('advisors as a', 'a.id', 'l.advisor_id')
    .where('l.code', code)
    .first('a.slug');
  return row?.slug;
}
