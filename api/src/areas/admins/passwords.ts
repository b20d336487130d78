import { isCommonPassword } from '@loan-kereta/sdk/passwords';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { DevicesService } from '../devices/service.ts';
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

async function refuseCommon(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw invalidField(
      field,
      'This password is one of those that people choose most. Please choose another.',
    );
}

/** How an admin's password is confirmed and replaced. */
export function adminPasswords({ db, audit, limits, admins, devices, sessions }: Parts) {
  /** Stores the password of an admin who is locked, and notes that it was their own doing. */
  async function store(
    { adminId, email }: AdminActor,
    passwordHash: string,
    action: 'password_changed' | 'password_reset',
    visitor: Visitor,
  ): Promise<void> {
    await admins.changePassword(adminId, passwordHash);
    await audit.write({ kind: 'admin', adminId, email }, { adminId }, action, {});
    await devices.remember('admin', adminId, visitor);
  }

  const self = {
    /**
     * Makes sure that whoever is signed in knows the password.
     * @returns the hash that it was compared with
     * @throws {ApiError} `wrong_password`, `too_many_requests`
     */
    async confirm(owner: AdminActor, password: string): Promise<string | null> {
      const account = `admin ${owner.adminId}`;
      await limits.spend('passwordByAccount', account);
      const passwordHash = (await admins.credentialsOf(owner.email))?.passwordHash ?? null;
      if (!(await isPassword(password, passwordHash))) throw new ApiError('wrong_password');
      await limits.forget('passwordByAccount', account);
      return passwordHash;
    },

    /**
     * Replaces the password; every session ends and this device gets a new one.
     * @returns the tokens of the new session
     * @throws {ApiError} `wrong_password`, `too_many_requests`, `invalid_request`
     */
    async change(
      owner: AdminActor,
      { current_password, new_password }: { current_password: string; new_password: string },
      visitor: Visitor,
    ): Promise<{ token: string; bearer: string }> {
      const confirmed = await self.confirm(owner, current_password);
      if (current_password === new_password)
        throw invalidField('new_password', 'Please choose a password that differs from the current one');
      await refuseCommon('new_password', new_password);
      const passwordHash = await hashPassword(new_password);
      return db.transaction(async () => {
        const locked = await admins.lockCredentials(owner.adminId);
        if (!locked || locked.admin.disabled_at) throw new ApiError('not_signed_in');
        // Somebody was quicker: the password that was confirmed is none any more.
        if (locked.passwordHash !== confirmed) throw new ApiError('wrong_password');
        await store(owner, passwordHash, 'password_changed', visitor);
        return sessions.startForAdmin(owner.adminId, visitor);
      });
    },

    /** Whose password a link sets. @throws {ApiError} `link_not_valid` */
    async ownerOf(token: string): Promise<{ name: null; email: string }> {
      const admin = await admins.byId(await admins.ownerOfLink(token));
      if (!admin || admin.disabled_at) throw new ApiError('link_not_valid');
      return { name: null, email: admin.email };
    },

    /** Sets a password by a mailed link. @returns whose @throws {ApiError} `link_not_valid`, `invalid_request` */
    async setByLink(token: string, password: string, visitor: Visitor): Promise<number> {
      const adminId = await admins.ownerOfLink(token);
      await refuseCommon('password', password);
      const passwordHash = await hashPassword(password);
      await db.transaction(async () => {
        const locked = await admins.lockCredentials(adminId);
        await admins.takeLink(token);
        if (!locked || locked.admin.disabled_at) throw new ApiError('link_not_valid');
        await store({ adminId, email: locked.admin.email }, passwordHash, 'password_reset', visitor);
      });
      return adminId;
    },
  };
  return self;
}

export type AdminPasswords = ReturnType<typeof adminPasswords>;
