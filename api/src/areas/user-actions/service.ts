import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { AccountService } from '../account/service.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import type { AccountPasswords } from '../auth/account-passwords.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { Edit, StandingChanges } from '../standing/changes.ts';

interface Parts {
  readonly db: Database;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly account: AccountService;
  readonly passwords: AccountPasswords;
  readonly sessions: SessionsService;
  readonly changes: StandingChanges;
}

/** What an admin does to an account beside deciding what it may use. @throws {ApiError} `user_not_found`, `stale_version` */
export function userActions(parts: Parts) {
  const { db, audit, limits, advisors, account, passwords, sessions, changes } = parts;
  return {
    /** Mails a link that sets another password. @throws {ApiError} `too_many_requests` as well */
    async resetPassword({ by, seen }: Edit, id: number): Promise<void> {
      const found = await advisors.byId(id);
      if (!found) throw new ApiError('user_not_found');
      await limits.spend('adminMailByAccount', found.email);
      try {
        await audit.audited({ kind: 'admin', ...by }, { advisorId: id }, 'password_reset_sent', async () => {
          await passwords.mailLink(await changes.lock(id, seen));
          return { record: {} };
        });
      } catch (failure) {
        // No mail was sent.
        await limits.refund('adminMailByAccount', found.email);
        throw failure;
      }
    },

    /** Signs an account out on all devices. */
    async forceLogout({ by, seen }: Edit, id: number): Promise<void> {
      await audit.audited({ kind: 'admin', ...by }, { advisorId: id }, 'forced_logout', async () => {
        await changes.lock(id, seen);
        await sessions.endAll('user', id);
        return { record: {} };
      });
    },

    /** Deletes an account with all that belongs to it. */
    remove: ({ by, seen }: Edit, id: number): Promise<void> =>
      db.transaction(async () => {
        await changes.lock(id, seen);
        await account.erase({ kind: 'admin', ...by }, id);
      }),
  };
}

export type UserActions = ReturnType<typeof userActions>;
