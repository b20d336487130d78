import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { isPassword } from '../auth/passwords.ts';
import type { SessionsService } from '../sessions/service.ts';
import { findAdminByEmail } from './table.ts';

/** How an admin gets in. */
export const adminsService = (db: Database, limits: RateLimits, sessions: SessionsService) => ({
  /**
   * Starts a session. As for advisors, an unknown address and a wrong password cannot be told apart.
   * @returns the cookie's token, and the one that may go with it in a header
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`
   */
  async signIn(email: string, password: string, address: string) {
    const network = networkOf(address);
    const account = `admin ${email}`;
    await limits.spend('signInByAddress', network);
    await limits.spend('signInByAccount', account);
    const admin = await findAdminByEmail(db, email);
    const right = await isPassword(password, admin?.password_hash ?? null);
    if (!admin || !right) throw new ApiError('sign_in_failed', { detail: 'Invalid admin credentials' });
    await limits.refund('signInByAddress', network);
    await limits.forget('signInByAccount', account);
    return sessions.startForAdmin(admin.id);
  },
});

export type AdminsService = ReturnType<typeof adminsService>;
