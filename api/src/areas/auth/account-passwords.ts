import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { findByEmail, findById, updateAccount } from '../advisors/accounts.ts';
import type { AdvisorRow } from '../advisors/table.ts';
import type { Audit } from '../audit/audit.ts';
import type { SessionsService } from '../sessions/service.ts';
import { findLink, newLink, useLink } from './links.ts';
import { resetMail } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly sessions: SessionsService;
  readonly background: Background;
  readonly mail: Mailer;
  readonly publicUrl: string;
}

/** How an account's password is confirmed and replaced. */
export function accountPasswords({ db, now, audit, limits, sessions, background, mail, publicUrl }: Parts) {
  /** Stores the password and signs every device out. Belongs into a transaction. */
  async function store(
    advisorId: number,
    passwordHash: string,
    action: 'password_changed' | 'password_reset',
  ): Promise<void> {
    await updateAccount(db, advisorId, now(), { password_hash: passwordHash, must_change_password: false });
    await sessions.endAll('user', advisorId);
    await audit.write({ kind: 'advisor' }, { advisorId }, action, {});
  }

  const self = {
    /** Makes sure that whoever is signed in knows the password. @throws {ApiError} `wrong_password`, `too_many_requests` */
    async confirm(advisor: AdvisorRow, password: string): Promise<void> {
      const who = String(advisor.id);
      await limits.spend('passwordByAccount', who);
      if (!(await isPassword(password, advisor.password_hash))) throw new ApiError('wrong_password');
      await limits.forget('passwordByAccount', who);
    },

    /**
     * Replaces the password; every session ends and this device gets a new one.
     * @returns the token of the new session
     * @throws {ApiError} `wrong_password`, `too_many_requests`, `invalid_request` when it is the same password
     */
    async change(advisor: AdvisorRow, current: string, next: string): Promise<string> {
      await self.confirm(advisor, current);
      if (current === next) {
        const message = 'Please choose a password that differs from the current one';
        throw new ApiError('invalid_request', {
          detail: message,
          fields: [{ path: 'new_password', message }],
        });
      }
      const passwordHash = await hashPassword(next);
      return db.transaction(async () => {
        await store(advisor.id, passwordHash, 'password_changed');
        return sessions.startForAdvisor(advisor.id);
      });
    },

    /** Mails an advisor a link that sets another password. */
    async mailLink(advisor: Pick<AdvisorRow, 'id' | 'email'>): Promise<void> {
      const token = await newLink(db, now, advisor.id, 'reset');
      // Behind the #, where no server and no log sees it.
      await mail(resetMail(advisor.email, `${publicUrl}/reset-password#token=${token}`));
    },

    /**
     * Mails a link to whoever has this address. Nothing tells the caller whether anybody does: the work begins after
     * the answer.
     * @throws {ApiError} `too_many_requests`
     */
    async forgot(email: string, address: string): Promise<void> {
      await limits.spend('mailByAddress', networkOf(address));
      await limits.spend('mailByAccount', email);
      background.run('password link', async () => {
        const advisor = await findByEmail(db, email);
        if (advisor) await self.mailLink(advisor);
      });
    },

    /**
     * Sets another password by a mailed link. Whoever has read the mail has the address, so it is confirmed as well.
     * @throws {ApiError} `link_not_valid`
     */
    async reset(token: string, password: string): Promise<void> {
      const { email } = await findAccount(await findLink(db, now, token, 'reset'));
      const passwordHash = await hashPassword(password);
      await db.transaction(async () => {
        const advisorId = await useLink(db, now, token, 'reset');
        const { email_verified_at } = await findAccount(advisorId);
        if (email_verified_at === null)
          await updateAccount(db, advisorId, now(), { email_verified_at: now() });
        await store(advisorId, passwordHash, 'password_reset');
      });
      await limits.forget('signInByAccount', email);
    },
  };

  async function findAccount(id: number): Promise<AdvisorRow> {
    const advisor = await findById(db, id);
    if (!advisor) throw new ApiError('link_not_valid');
    return advisor;
  }
  return self;
}

export type AccountPasswords = ReturnType<typeof accountPasswords>;
