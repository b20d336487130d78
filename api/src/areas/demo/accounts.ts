import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { findAdminByEmail, insertAdmin, updateAdminPassword } from '../admins/table.ts';
import { findByEmail, updateAccount } from '../advisors/accounts.ts';
import { demoAdvisorEmails } from '../advisors/seed.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { deleteOf } from '../sessions/table.ts';

/** What a demo account signs in with, told once: only a hash of the password is kept. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

interface DemoAccount {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly setPassword: (passwordHash: string | null) => Promise<void>;
}

export const demoAdminEmail = 'demo-admin@example.com';

const newPassword = () => randomBytes(9).toString('base64url');

async function accounts(db: Database, now: Date): Promise<DemoAccount[]> {
  const found: DemoAccount[] = [];
  for (const email of demoAdvisorEmails) {
    const advisor = await findByEmail(db, email);
    if (advisor)
      found.push({
        email,
        passwordHash: advisor.password_hash,
        async setPassword(passwordHash) {
          await updateAccount(db, advisor.id, now, {
            password_hash: passwordHash,
            must_change_password: false,
          });
          await deleteOf(db, 'user', advisor.id);
        },
      });
  }
  const admin = await findAdminByEmail(db, demoAdminEmail);
  if (admin)
    found.push({
      email: admin.email,
      passwordHash: admin.password_hash,
      async setPassword(passwordHash) {
        await updateAdminPassword(db, admin.id, passwordHash);
        await deleteOf(db, 'admin', admin.id);
      },
    });
  return found;
}

/**
 * Gives every demo account a password: the given one, or one of its own where it has none yet.
 * @returns the passwords that were set just now
 */
export async function openDemoAccounts(
  db: Database,
  given: string | undefined,
  now: Date,
): Promise<DemoSignIn[]> {
  if (!(await findAdminByEmail(db, demoAdminEmail)))
    await insertAdmin(db, { email: demoAdminEmail, password_hash: null, created_at: now });
  const set: DemoSignIn[] = [];
  for (const { email, passwordHash, setPassword } of await accounts(db, now)) {
    const known = passwordHash !== null && (given === undefined || (await isPassword(given, passwordHash)));
    if (known) continue;
    const password = given ?? newPassword();
    await setPassword(await hashPassword(password));
    set.push({ email, password });
  }
  return set;
}

/** Lets nobody sign in to a demo account that an earlier start made, or stay signed in. */
export async function closeDemoAccounts(db: Database, now: Date): Promise<void> {
  for (const { passwordHash, setPassword } of await accounts(db, now))
    if (passwordHash !== null) await setPassword(null);
}
