import type { Database } from '../../db/database.ts';
import type { AdvisorRow, NewAdvisor } from './table.ts';

export type ProfileColumns = Pick<
  NewAdvisor,
  | 'slug'
  | 'branding_name'
  | 'headline'
  | 'whatsapp'
  | 'photo_url'
  | 'uploaded_image'
  | 'theme_key'
  | 'palette'
>;

const advisors = (db: Database) => db.knex<AdvisorRow>('advisors');

/** The advisor, whom no other transaction changes until this one ends. */
export const lockAdvisor = async (db: Database, id: number): Promise<AdvisorRow | undefined> =>
  advisors(db).where({ id }).forUpdate().first();

/** Changes what is given of a profile, and says when. */
export async function updateProfile(
  db: Database,
  id: number,
  at: Date,
  changes: Partial<ProfileColumns>,
): Promise<void> {
  await advisors(db)
    .where({ id })
    .update({ ...changes, updated_at: at });
}
