import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import type { LinksService } from '../links/service.ts';
import type { Outbox } from '../outbox/outbox.ts';

interface Parts {
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly links: LinksService;
  readonly outbox: Outbox;
}

/**
 * How an account's email address is confirmed: by somebody who reads its mail and is signed in to that very account.
 * Without the second, whoever opens an account with a stranger's address could have the stranger confirm it.
 */
export function verificationService(parts: Parts) {
  const { now, audit, limits, advisors, links, outbox } = parts;
  return {
    /** Mails the link. @throws {ApiError} `too_many_requests` */
    async send(advisor: Account): Promise<void> {
      await limits.spend('mailByAccount', advisor.email);
      await outbox.add({ kind: 'verify', advisorId: advisor.id, address: advisor.email, details: {} });
    },

    /** @throws {ApiError} `link_not_valid`, `link_of_another_account` */
    async verify(advisor: Account, token: string): Promise<void> {
      await audit.audited({ kind: 'advisor' }, { advisorId: advisor.id }, 'email_verified', async () => {
        const link = await links.use(token, 'verify');
        if (link.advisorId !== advisor.id) throw new ApiError('link_of_another_account');
        await advisors.change(advisor.id, { email_verified_at: now() });
        return { record: {} };
      });
    },
  };
}

export type VerificationService = ReturnType<typeof verificationService>;
