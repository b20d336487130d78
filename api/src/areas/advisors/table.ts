import type { PaletteName, Plan } from '@loan-kereta/sdk/plans';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

export interface AdvisorRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: Plan;
  readonly slug: string;
  readonly branding_name: string;
  readonly headline: string;
  readonly whatsapp: string;
  readonly photo_url: string | null;
  readonly theme_key: string;
  readonly palette: PaletteName;
  readonly created_at: StoredDate;
  readonly updated_at: StoredDate;
}

const advisors = (db: Database) => db.knex<AdvisorRow>('advisors');

/** The advisor with this public name, if there is one. */
export const findBySlug = async (db: Database, slug: string): Promise<AdvisorRow | undefined> =>
  advisors(db).where({ slug }).first();

/** Adds advisors, except those whose email address or public name is taken. */
export async function insertMissing(db: Database, rows: readonly Omit<AdvisorRow, 'id'>[]): Promise<void> {
  await db
    .knex('advisors')
    .insert([...rows])
    .onConflict()
    .ignore();
}
