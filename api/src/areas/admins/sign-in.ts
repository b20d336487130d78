import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { AdminActor } from '../audit/audit.ts';
import type { NewDevices } from '../auth/new-devices.ts';
import { isPassword } from '../auth/passwords.ts';
import type { DevicesService } from '../devices/service.ts';
import type { SecondFactorService } from '../second-factor/service.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import type { AdminPasswords } from './passwords.ts';
import type { AdminsService } from './service.ts';

interface Parts {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly admins: AdminsService;
  readonly passwords: AdminPasswords;
  readonly devices: DevicesService;
  readonly newDevices: NewDevices;
  readonly sessions: SessionsService;
  readonly secondFactor: SecondFactorService;
}

/** Who an admin says to be, and how they prove it. */
export interface AdminProof {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** How an admin gets in. */
export const adminSignIn = ({
  db,
  limits,
  admins,
  passwords,
  devices,
  newDevices,
  sessions,
  secondFactor,
}: Parts) => ({
  /** Counts an attempt of this address's network, before anything of it is read. @throws {ApiError} `too_many_requests` */
  admit: (address: string): Promise<void> => limits.spend('signInByAddress', networkOf(address)),

  /**
   * Starts a session; the attempt has been admitted. As for advisors, an unknown address and a wrong password cannot be
   * told apart.
   * @returns who it is, the cookie's token, and the one that may go with it in a header
   * @throws {ApiError} `sign_in_failed`, `too_many_requests`; once the password is right, `second_factor_required` without
   *   the code that this admin needs, or `wrong_code`
   */
  async signIn({ email, password, code }: AdminProof, visitor: Visitor) {
    const failed = () => new ApiError('sign_in_failed', { detail: 'Invalid admin credentials' });
    const found = await admins.credentialsOf(email);
    const forgive = await devices.attempt('admin', email, found?.admin.id, visitor);
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (!found || !right || found.admin.disabled_at) throw failed();
    await limits.refund('signInByAddress', networkOf(visitor.address));
    await forgive();
    const { id: adminId } = found.admin;
    const enrolled = await secondFactor.isEnrolled(adminId);
    if (enrolled) {
      if (code === undefined) throw new ApiError('second_factor_required');
      await secondFactor.check({ adminId, email }, code, visitor.address);
    }
    return db.transaction(async () => {
      const current = await admins.lockCredentials(found.admin.id);
      if (current?.passwordHash !== found.passwordHash || current.admin.disabled_at) throw failed();
      const { id, role } = current.admin;
      // Set up while the password was compared, it is asked for as if it had been there before.
      if (!enrolled && (await secondFactor.isEnrolled(id))) throw new ApiError('second_factor_required');
      await newDevices.welcome('admin', { id, email }, visitor);
      return { admin: { email, role }, ...(await sessions.startForAdmin(id, visitor)) };
    });
  },

  /**
   * Sees that whoever is signed in is who they say: by a code, or by the password where there is no second factor.
   * @throws {ApiError} `invalid_request`, `wrong_code`, `wrong_password`, `too_many_requests`
   */
  async prove(owner: AdminActor, { code, password }: Partial<AdminProof>, address: string): Promise<void> {
    if (await secondFactor.isEnrolled(owner.adminId)) {
      if (code === undefined) throw invalidField('code', 'Please enter the code');
      return secondFactor.check(owner, code, address);
    }
    if (password === undefined) throw invalidField('password', 'Please enter your password');
    await passwords.confirm(owner, password);
  },
});

export type AdminSignIn = ReturnType<typeof adminSignIn>;
