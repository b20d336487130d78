import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import type { DevicesService } from '../devices/service.ts';
import type { LinksService } from '../links/service.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import type { Notices } from './notices.ts';
import { hashPassword, isPassword } from './passwords.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly devices: DevicesService;
  readonly sessions: SessionsService;
  readonly links: LinksService;
  readonly outbox: Outbox;
  readonly notices: Notices;
}

/** How an account's password is confirmed and replaced. */
export function accountPasswords(parts: Parts) {
  const { db, now, audit, limits, advisors, devices, sessions, links, outbox, notices } = parts;

  /** Stores the password and signs every device out. Belongs into a transaction that has locked the account. */
  async function store(
    account: Account,
    passwordHash: string,
    action: 'password_changed' | 'password_reset',
  ): Promise<void> {
    const advisorId = account.id;
    await advisors.changeSignIn(advisorId, { password_hash: passwordHash, must_change_password: false });
    await sessions.endAll('user', advisorId);
    await outbox.takeBackResets(account);
    await audit.write({ kind: 'advisor' }, { advisorId }, action, {});
    await notices.passwordChanged(account);
  }

  const self = {
    /**
     * Makes sure that whoever is signed in knows the password.
     * @returns the hash that it was compared with
     * @throws {ApiError} `wrong_password`, `too_many_requests`; `not_signed_in` when the account is gone
     */
    async confirm(advisorId: number, password: string): Promise<string | null> {
      const who = String(advisorId);
      await limits.spend('passwordByAccount', who);
      const found = await advisors.credentialsOf({ id: advisorId });
      if (!found) throw new ApiError('not_signed_in');
      if (!(await isPassword(password, found.passwordHash))) throw new ApiError('wrong_password');
      await limits.forget('passwordByAccount', who);
      return found.passwordHash;
    },

    /**
     * Replaces the password; every session ends and this device gets a new one.
     * @returns the token of the new session
     * @throws {ApiError} `wrong_password`, `too_many_requests`, `invalid_request` when it is the same password
     */
    async change(advisorId: number, current: string, next: string, visitor: Visitor): Promise<string> {
      const confirmed = await self.confirm(advisorId, current);
      if (current === next)
        throw invalidField('new_password', 'Please choose a password that differs from the current one');
      await limits.spend('newPasswordByAccount', String(advisorId));
      const passwordHash = await hashPassword(next);
      return db.transaction(async () => {
        const locked = await advisors.lockCredentials(advisorId);
        if (!locked) throw new ApiError('not_signed_in');
        // Somebody was quicker: the password that was confirmed is none any more.
        if (locked.passwordHash !== confirmed) throw new ApiError('wrong_password');
        await store(locked.account, passwordHash, 'password_changed');
        await devices.remember('user', advisorId, visitor);
        return sessions.startForAdvisor(advisorId, visitor);
      });
    },

    /** Mails an advisor a link that sets another password. */
    mailLink: (advisor: Pick<Account, 'id' | 'email'>): Promise<void> =>
      outbox.add({ kind: 'reset', advisorId: advisor.id, address: advisor.email, details: {} }),

    /** Counts a mail that this address's network asks for, before anything of it is read. @throws {ApiError} `too_many_requests` */
    admitToMail: (address: string): Promise<void> => limits.spend('mailByAddress', networkOf(address)),

    /**
     * Mails a link to whoever has this address. Nothing tells the caller whether anybody does: that is looked up when
     * the mail is sent.
     * @throws {ApiError} `too_many_requests`
     */
    async forgot(email: string): Promise<void> {
      await limits.spend('mailByAccount', email);
      await outbox.add({ kind: 'reset', advisorId: null, address: email, details: {} });
    },

    /** Whose password a link sets: its holder could set it, and read this. @throws {ApiError} `link_not_valid` */
    async ownerOf(token: string): Promise<{ name: string; email: string }> {
      const account = await advisors.byId((await links.find(token, 'reset')).advisorId);
      if (!account) throw new ApiError('link_not_valid');
      return { name: account.name, email: account.email };
    },

    /**
     * Sets another password by a mailed link. Whoever has read the mail has the address, so it is confirmed as well, and
     * may sign in here however many strangers try passwords meanwhile.
     * @returns whose
     * @throws {ApiError} `link_not_valid`
     */
    async reset(token: string, password: string, visitor: Visitor): Promise<number> {
      const { advisorId } = await links.find(token, 'reset');
      const passwordHash = await hashPassword(password);
      await db.transaction(async () => {
        const locked = await advisors.lockCredentials(advisorId);
        await links.use(token, 'reset');
        if (!locked) throw new ApiError('link_not_valid');
        const { account } = locked;
        if (account.email_verified_at === null)
          await advisors.change(advisorId, { email_verified_at: now() });
        await store(account, passwordHash, 'password_reset');
        await devices.remember('user', advisorId, visitor);
      });
      return advisorId;
    },
  };
  return self;
}

export type AccountPasswords = ReturnType<typeof accountPasswords>;
