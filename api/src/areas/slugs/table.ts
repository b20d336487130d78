import type { Database } from '../../db/database.ts';

interface SlugRow {
  readonly slug: string;
  readonly advisor_id: number | null;
}

const slugs = (db: Database) => db.knex<SlugRow>('slugs');

/** The advisor who has or had this name, if there is one. */
export async function ownerOf(db: Database, slug: string): Promise<number | undefined> {
  const row = await slugs(db).where({ slug }).first('advisor_id');
  return row?.advisor_id ?? undefined;
}

/** An advisor's names, oldest first. */
export const listOf = (db: Database, advisorId: number): Promise<string[]> =>
  slugs(db).where({ advisor_id: advisorId }).orderBy('id').pluck('slug');

export async function insert(db: Database, advisorId: number, slug: string): Promise<void> {
  await slugs(db).insert({ slug, advisor_id: advisorId });
}
