import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { updateAccount } from '../advisors/accounts.ts';
import type { AdvisorRow } from '../advisors/table.ts';
import type { Audit } from '../audit/audit.ts';
import { newLink, useLink } from './links.ts';
import { verificationMail } from './mails.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly mail: Mailer;
  readonly publicUrl: string;
}

/**
 * How an account's email address is confirmed: by somebody who reads its mail and is signed in to that very account.
 * Without the second, whoever opens an account with a stranger's address could have the stranger confirm it.
 */
export const verificationService = ({ db, now, audit, limits, background, mail, publicUrl }: Parts) => ({
  /** Mails the link. @throws {ApiError} `too_many_requests` */
  async send(advisor: AdvisorRow): Promise<void> {
    await limits.spend('mailByAccount', advisor.email);
    background.run('verification link', async () => {
      const token = await newLink(db, now, advisor.id, 'verify');
      await mail(verificationMail(advisor.email, `${publicUrl}/account#verify=${token}`));
    });
  },

  /** @throws {ApiError} `link_not_valid`, also for the link of another account */
  async verify(advisor: AdvisorRow, token: string): Promise<void> {
    await audit.audited({ kind: 'advisor' }, { advisorId: advisor.id }, 'email_verified', async () => {
      if ((await useLink(db, now, token, 'verify')) !== advisor.id) throw new ApiError('link_not_valid');
      const at = now();
      await updateAccount(db, advisor.id, at, { email_verified_at: at });
      return { record: {} };
    });
  },
});

export type VerificationService = ReturnType<typeof verificationService>;
