import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { isPassword } from '../auth/passwords.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { AdminsService } from './service.ts';

interface Parts {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly admins: AdminsService;
  readonly sessions: SessionsService;
}

/** How an admin gets in. */
export const adminSignIn = ({ db, limits, admins, sessions }: Parts) => ({
  /**
   * Starts a session. As for advisors, an unknown address and a wrong password cannot be told apart.
   * @returns the cookie's token, and the one that may go with it in a header
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`
   */
  async signIn(email: string, password: string, address: string) {
    const failed = () => new ApiError('sign_in_failed', { detail: 'Invalid admin credentials' });
    const network = networkOf(address);
    const account = `admin ${email}`;
    await limits.spend('signInByAddress', network);
    await limits.spend('signInByAccount', account);
    const found = await admins.credentialsOf(email);
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !right) throw failed();
    await limits.refund('signInByAddress', network);
    await limits.forget('signInByAccount', account);
    return db.transaction(async () => {
      const current = await admins.lockCredentials(found.admin.id);
      if (current?.passwordHash !== found.passwordHash) throw failed();
      return sessions.startForAdmin(found.admin.id);
    });
  },
});

export type AdminSignIn = ReturnType<typeof adminSignIn>;
