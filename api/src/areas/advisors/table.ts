import type { PaletteName, Plan } from '@loan-kereta/sdk/plans';
import type { StoredBoolean, StoredDate } from '../../db/columns.ts';
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
  /** The address of an uploaded picture on this site; never together with `photo_url`. */
  readonly uploaded_image: string | null;
  readonly theme_key: string;
  readonly palette: PaletteName;
  /** argon2id; null when nobody can sign in. */
  readonly password_hash: string | null;
  readonly must_change_password: StoredBoolean;
  readonly email_verified_at: StoredDate | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly plan_expires_at: StoredDate | null;
  readonly is_approved: StoredBoolean;
  readonly penalty_until: StoredDate | null;
  readonly created_at: StoredDate;
  readonly updated_at: StoredDate;
}

export type NewAdvisor = Omit<AdvisorRow, 'id'>;

const advisors = (db: Database) => db.knex<AdvisorRow>('advisors');

/** The advisor with this public name, if there is one. */
export const findBySlug = async (db: Database, slug: string): Promise<AdvisorRow | undefined> =>
  advisors(db).where({ slug }).first();

/** Adds advisors, except those whose email address or public name is taken. */
export async function insertMissing(db: Database, rows: readonly NewAdvisor[]): Promise<void> {
  await db
    .knex('advisors')
    .insert([...rows])
    .onConflict()
    .ignore();
}
