import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { Audit } from '../audit/audit.ts';
import { isPassword } from '../auth/passwords.ts';
import type { DevicesService } from '../devices/service.ts';
import { describeDevice } from '../sessions/describe.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import type { AdminsService } from './service.ts';

interface Parts {
  readonly db: Database;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly admins: AdminsService;
  readonly devices: DevicesService;
  readonly sessions: SessionsService;
}

/** How an admin gets in. */
export const adminSignIn = ({ db, audit, limits, admins, devices, sessions }: Parts) => ({
  /**
   * Starts a session. As for advisors, an unknown address and a wrong password cannot be told apart.
   * @returns the cookie's token, and the one that may go with it in a header
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`
   */
  async signIn(email: string, password: string, visitor: Visitor) {
    const failed = () => new ApiError('sign_in_failed', { detail: 'Invalid admin credentials' });
    const network = networkOf(visitor.address);
    await limits.spend('signInByAddress', network);
    const found = await admins.credentialsOf(email);
    const forgive = await devices.attempt('admin', email, found?.admin.id, visitor);
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !right) throw failed();
    await limits.refund('signInByAddress', network);
    await forgive();
    return db.transaction(async () => {
      const current = await admins.lockCredentials(found.admin.id);
      if (current?.passwordHash !== found.passwordHash) throw failed();
      const { id } = current.admin;
      if (await devices.remember('admin', id, visitor)) {
        const { kind: device, ...names } = describeDevice(visitor.userAgent);
        const actor = { kind: 'admin', adminId: id, email } as const;
        await audit.write(actor, { adminId: id }, 'new_device_signed_in', { personal: { ...names, device } });
      }
      return sessions.startForAdmin(id, visitor);
    });
  },
});

export type AdminSignIn = ReturnType<typeof adminSignIn>;
