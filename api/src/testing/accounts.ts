import { randomBytes } from 'node:crypto';
import type { AdvisorRow, NewAdvisor } from '../areas/advisors/table.ts';
import { sessionsService } from '../areas/sessions/service.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { TestClient } from './client.ts';

export interface SignedInAdvisor {
  readonly client: TestClient;
  /** As the account was when it was made. */
  readonly advisor: AdvisorRow;
}

export interface SignedInAdmin {
  readonly client: TestClient;
  readonly admin: { readonly id: number; readonly email: string };
  /** The admin's second token, for `Authorization: Bearer`. */
  readonly bearer: string;
}

const unique = () => randomBytes(6).toString('hex');

/** An invented advisor: basic, approved, without a password unless told otherwise. */
export function newAdvisor(now: Clock, changes: Partial<NewAdvisor> = {}): NewAdvisor {
  const name = unique();
  return {
    email: `siti-${name}@example.com`,
    name: 'Siti Aminah',
    plan: 'basic',
    slug: `siti-${name}`,
    branding_name: 'Siti Aminah',
    headline: '',
    whatsapp: '',
    photo_url: null,
    uploaded_image: null,
    theme_key: 'theme-01',
    palette: 'default',
    password_hash: null,
    must_change_password: false,
    email_verified_at: null,
    phone: null,
    company: null,
    plan_expires_at: null,
    is_approved: true,
    penalty_until: null,
    created_at: now(),
    updated_at: now(),
    ...changes,
  };
}

/** Adds an advisor straight into the database. */
export async function addAdvisor(
  db: Database,
  now: Clock,
  changes?: Partial<NewAdvisor>,
): Promise<AdvisorRow> {
  const row = newAdvisor(now, changes);
  const [id] = await db.knex('advisors').insert(row);
  return { id: Number(id), ...row };
}

/** Adds an advisor and starts a session, as a sign-in does, without the work of a password. */
export async function signInAdvisor(
  address: string,
  db: Database,
  now: Clock,
  changes?: Partial<NewAdvisor>,
): Promise<SignedInAdvisor> {
  const advisor = await addAdvisor(db, now, changes);
  const client = new TestClient(address);
  client.cookies.set('lk_session', await sessionsService(db, now).startForAdvisor(advisor.id));
  return { client, advisor };
}

/** Adds an admin and starts a session, as a sign-in does, without the work of a password. */
export async function signInAdmin(address: string, db: Database, now: Clock): Promise<SignedInAdmin> {
  const email = `admin-${unique()}@example.com`;
  const [id] = await db.knex('admins').insert({ email, password_hash: null, created_at: now() });
  const { token, bearer } = await sessionsService(db, now).startForAdmin(Number(id));
  const client = new TestClient(address);
  client.cookies.set('lk_admin', token);
  return { client, admin: { id: Number(id), email }, bearer };
}
