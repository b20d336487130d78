import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import type { LinksService } from '../links/service.ts';
import { verificationMail } from './mails.ts';

interface Parts {
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly links: LinksService;
  readonly background: Background;
  readonly mail: Mailer;
  readonly publicUrl: string;
}

/**
 * How an account's email address is confirmed: by somebody who reads its mail and is signed in to that very account.
 * Without the second, whoever opens an account with a stranger's address could have the stranger confirm it.
 */
export function verificationService(parts: Parts) {
  const { now, audit, limits, advisors, links, background, mail, publicUrl } = parts;
  return {
    /** Mails the link. @throws {ApiError} `too_many_requests` */
    async send(advisor: Account): Promise<void> {
      await limits.spend('mailByAccount', advisor.email);
      background.run('verification link', async () => {
        const token = await links.make(advisor.id, 'verify');
        await mail(verificationMail(advisor.email, `${publicUrl}/account#verify=${token}`));
      });
    },

    /** @throws {ApiError} `link_not_valid`, also for the link of another account */
    async verify(advisor: Account, token: string): Promise<void> {
      await audit.audited({ kind: 'advisor' }, { advisorId: advisor.id }, 'email_verified', async () => {
        if ((await links.use(token, 'verify')) !== advisor.id) throw new ApiError('link_not_valid');
        await advisors.change(advisor.id, { email_verified_at: now() });
        return { record: {} };
      });
    },
  };
}

export type VerificationService = ReturnType<typeof verificationService>;
