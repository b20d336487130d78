import type { Database } from '../../db/database.ts';
import type { AdvisorRow, NewAdvisor } from './table.ts';

const advisors = (db: Database) => db.knex<AdvisorRow>('advisors');

/** The account with this address, which is in small letters. */
export const findByEmail = async (db: Database, email: string): Promise<AdvisorRow | undefined> =>
  advisors(db).where({ email }).first();

export const findById = async (db: Database, id: number): Promise<AdvisorRow | undefined> =>
  advisors(db).where({ id }).first();

/** Adds an account. @returns its id @throws when its address or its public name is taken, by the constraint's name */
export async function insertAdvisor(db: Database, row: NewAdvisor): Promise<number> {
  const [id] = await db.knex('advisors').insert(row);
  return Number(id);
}

/** Changes what is given, and says when. */
export async function updateAccount(
  db: Database,
  id: number,
  at: Date,
  changes: Partial<
    Pick<
      NewAdvisor,
      | 'password_hash'
      | 'must_change_password'
      | 'email_verified_at'
      | 'plan'
      | 'plan_expires_at'
      | 'is_approved'
      | 'penalty_until'
    >
  >,
): Promise<void> {
  await advisors(db)
    .where({ id })
    .update({ ...changes, updated_at: at });
}

/** Deletes an account; what refers to it goes with it. */
export async function deleteAdvisor(db: Database, id: number): Promise<void> {
  await advisors(db).where({ id }).del();
}
