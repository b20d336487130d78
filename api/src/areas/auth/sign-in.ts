import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { DevicesService } from '../devices/service.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import type { NewDevices } from './new-devices.ts';
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
  readonly devices: DevicesService;
  readonly sessions: SessionsService;
  readonly newDevices: NewDevices;
}

/** How an advisor gets into the account. */
export const signInService = ({ db, limits, advisors, devices, sessions, newDevices }: Parts) => ({
  /** Counts an attempt of this address's network, before anything of it is read. @throws {ApiError} `too_many_requests` */
  admit: (address: string): Promise<void> => limits.spend('signInByAddress', networkOf(address)),

  /**
   * Starts a session; the attempt has been admitted. An unknown address and a wrong password cannot be told apart, neither by the answer nor by its
   * time.
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`
   */
  async signIn(email: string, password: string, visitor: Visitor): Promise<SignedIn> {
    const found = await advisors.credentialsOf({ email });
    const forgive = await devices.attempt('user', email, found?.account.id, visitor);
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !right) throw new ApiError('sign_in_failed');
    await limits.refund('signInByAddress', networkOf(visitor.address));
    await forgive();
    return db.transaction(async () => {
      // While the password was compared, which takes its time, it may have been replaced, or the account deleted.
      const current = await advisors.lockCredentials(found.account.id);
      if (current?.passwordHash !== found.passwordHash) throw new ApiError('sign_in_failed');
      const { id } = current.account;
      await newDevices.welcome('user', current.account, visitor);
      return { advisor: current.account, token: await sessions.startForAdvisor(id, visitor) };
    });
  },
});

export type SignInService = ReturnType<typeof signInService>;
