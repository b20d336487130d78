import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import { type LinksService, undoMilliseconds } from '../links/service.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { AccountPasswords } from './account-passwords.ts';
import type { Notices } from './notices.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly links: LinksService;
  readonly outbox: Outbox;
  readonly notices: Notices;
  readonly passwords: AccountPasswords;
  readonly sessions: SessionsService;
}

/** How an account gets another address, and how whoever had it before takes it back. */
export function emailChange(parts: Parts) {
  const { db, now, audit, limits, advisors, links, outbox, notices, passwords, sessions } = parts;
  return {
    /**
     * Mails a link to the new address. Whether somebody has that address is told to nobody but its reader.
     * @throws {ApiError} `wrong_password`, `too_many_requests`, `invalid_request` when it is the account's already
     */
    async ask(advisor: Account, email: string, password: string): Promise<void> {
      await passwords.confirm(advisor.id, password);
      if (email === advisor.email)
        throw invalidField('email', 'This is the address that your account has already');
      await limits.spend('mailByAccount', advisor.email);
      await limits.spend('mailByStranger', email);
      await outbox.add({ kind: 'change_address', advisorId: advisor.id, address: email, details: {} });
    },

    /**
     * Takes the address that the link was mailed to. The former one is told, and kept for whoever undoes it.
     * @throws {ApiError} `link_not_valid`, `link_of_another_account`, `email_taken`
     */
    async confirm(advisorId: number, token: string): Promise<void> {
      await audit.audited({ kind: 'advisor' }, { advisorId }, 'email_changed', async () => {
        const account = await advisors.lockCaller(advisorId);
        const link = await links.use(token, 'address');
        if (link.advisorId !== advisorId) throw new ApiError('link_of_another_account');
        if (link.address === null) throw new ApiError('link_not_valid');
        await advisors.changeSignIn(advisorId, { email: link.address });
        await advisors.change(advisorId, { email_verified_at: now() });
        await links.reserve(advisorId, account.email);
        await notices.addressChanged(account, link.address);
        return { record: { personal: { from: account.email, to: link.address } } };
      });
    },

    /**
     * Puts back the address that the notice went to, ends every session, and leaves the account without a password:
     * whoever knew it cannot get in, and whoever reads the notice sets another. Where somebody else has the address by now
     * the account keeps the one that it has.
     * @returns whose, the token of the link that sets it, and the address that was kept, if any
     * @throws {ApiError} `link_not_valid`
     */
    undo: (token: string): Promise<{ advisorId: number; resetToken: string; keptAddress: string | null }> =>
      db.transaction(async () => {
        const { advisorId } = await links.find(token, 'undo');
        const locked = await advisors.lockCredentials(advisorId);
        const { address, expiresAt } = await links.use(token, 'undo');
        if (!locked || address === null) throw new ApiError('link_not_valid');
        const restored = (await advisors.byEmail(address)) === undefined;
        await advisors.changeSignIn(advisorId, { ...(restored && { email: address }), password_hash: null });
        if (restored) await advisors.change(advisorId, { email_verified_at: now() });
        await sessions.endAll('user', advisorId);
        // A notice of what was done since, to an address of whoever did it, would bring a link that undoes this.
        await outbox.takeBack(advisorId, new Date(expiresAt.getTime() - undoMilliseconds));
        const after = { address_restored: restored };
        await audit.write({ kind: 'advisor' }, { advisorId }, 'changes_undone', { after });
        const { email } = locked.account;
        const keptAddress = restored || email === address ? null : email;
        return { advisorId, resetToken: await links.make(advisorId, 'reset'), keptAddress };
      }),
  };
}

export type EmailChange = ReturnType<typeof emailChange>;
