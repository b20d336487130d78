import { randomBytes } from 'node:crypto';
import type { AdminRole } from '@loan-kereta/sdk/contract';
import type { Database } from '../../db/database.ts';
import type { AdminsService } from '../admins/service.ts';
import { demoAdvisorEmails } from '../advisors/seed.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { SessionsService } from '../sessions/service.ts';

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

interface Parts {
  readonly db: Database;
  readonly advisors: AdvisorsService;
  readonly admins: AdminsService;
  readonly sessions: SessionsService;
}

const demoAdminEmail = 'demo-admin@example.com';

/** One of each role, so that both can be tried. */
const demoAdmins: readonly { readonly email: string; readonly role: AdminRole }[] = [
  { email: demoAdminEmail, role: 'admin' },
  { email: 'demo-support@example.com', role: 'support' },
];

const newPassword = () => randomBytes(9).toString('base64url');

/** The accounts that show what the product does, to whoever tries it. */
export function demoAccounts({ db, advisors, admins, sessions }: Parts) {
  async function list(): Promise<DemoAccount[]> {
    const found: DemoAccount[] = [];
    for (const email of demoAdvisorEmails) {
      const credentials = await advisors.credentialsOf({ email });
      if (!credentials) continue;
      const { id } = credentials.account;
      const setPassword = (passwordHash: string | null) =>
        db.transaction(async () => {
          await advisors.changeSignIn(id, { password_hash: passwordHash, must_change_password: false });
          await sessions.endAll('user', id);
        });
      found.push({ email, passwordHash: credentials.passwordHash, setPassword });
    }
    for (const { email } of demoAdmins) {
      const credentials = await admins.credentialsOf(email);
      if (!credentials) continue;
      const setPassword = (passwordHash: string | null) =>
        db.transaction(() => admins.changePassword(credentials.admin.id, passwordHash));
      found.push({ email, passwordHash: credentials.passwordHash, setPassword });
    }
    return found;
  }

  return {
    /**
     * Gives every demo account a password: the given one, or one of its own where it has none yet.
     * @returns the passwords that were set just now
     */
    async open(given: string | undefined): Promise<DemoSignIn[]> {
      for (const { email, role } of demoAdmins)
        if (!(await admins.credentialsOf(email))) await admins.add(email, null, role);
      const set: DemoSignIn[] = [];
      for (const { email, passwordHash, setPassword } of await list()) {
        const known =
          passwordHash !== null && (given === undefined || (await isPassword(given, passwordHash)));
        if (known) continue;
        const password = given ?? newPassword();
        await setPassword(await hashPassword(password));
        set.push({ email, password });
      }
      return set;
    },

    /** Lets nobody sign in to a demo account that an earlier start made, or stay signed in. */
    async close(): Promise<void> {
      for (const { passwordHash, setPassword } of await list())
        if (passwordHash !== null) await setPassword(null);
    },
  };
}
