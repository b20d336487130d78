import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { SessionsService } from '../sessions/service.ts';
import { isPassword } from './passwords.ts';

export interface SignedIn {
  readonly advisor: Account;
  /** For the cookie. */
  readonly token: string;
}

interface Parts {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly sessions: SessionsService;
}

/** How an advisor gets into the account. */
export const signInService = ({ db, limits, advisors, sessions }: Parts) => ({
  /**
   * Starts a session. An unknown address and a wrong password cannot be told apart, neither by the answer nor by its
   * time.
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`
   */
  async signIn(email: string, password: string, address: string): Promise<SignedIn> {
    const network = networkOf(address);
    await limits.spend('signInByAddress', network);
    await limits.spend('signInByAccount', email);
    const found = await advisors.credentialsOf({ email });
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !right) throw new ApiError('sign_in_failed');
    await limits.refund('signInByAddress', network);
    await limits.forget('signInByAccount', email);
    return db.transaction(async () => {
      // While the password was compared, which takes its time, it may have been replaced, or the account deleted.
      const current = await advisors.lockCredentials(found.account.id);
      if (current?.passwordHash !== found.passwordHash) throw new ApiError('sign_in_failed');
      return { advisor: current.account, token: await sessions.startForAdvisor(current.account.id) };
    });
  },
});

export type SignInService = ReturnType<typeof signInService>;
