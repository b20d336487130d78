import type { Registration } from '@loan-kereta/sdk/contract';
import type { Language } from '@loan-kereta/sdk/languages';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { newAccount } from '../advisors/new-account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import type { ConsentsService } from '../consents/service.ts';
import type { DevicesService } from '../devices/service.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import { underFreeName } from '../slugs/free-name.ts';
import { hashPassword } from './passwords.ts';
import type { SignedIn } from './sign-in.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly consents: ConsentsService;
  readonly devices: DevicesService;
  readonly sessions: SessionsService;
  readonly outbox: Outbox;
  readonly requireApproval: boolean;
}

/**
 * Counts a confirmation mail to an address that may be a stranger's.
 * @returns false when it has had enough of them; the account opens without one
 */
async function mayConfirm(limits: RateLimits, email: string): Promise<boolean> {
  try {
    await limits.spend('mailByStranger', email);
    return true;
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'too_many_requests') return false;
    throw failure;
  }
}

/** How an advisor gets an account. */
export const registerService = ({
  db,
  now,
  audit,
  limits,
  advisors,
  consents,
  devices,
  sessions,
  outbox,
  requireApproval,
}: Parts) => ({
  /** Counts a registration of this address's network, before anything of it is read. @throws {ApiError} `too_many_requests` */
  admit: (address: string): Promise<void> => limits.spend('registerByAddress', networkOf(address)),

  /**
   * Opens an account, starts a session and mails the link that confirms the address. The address is free or not when it is inserted, not before: of two that
   * come at the same time one is refused.
   * @param language what the visitor reads
   * @throws {ApiError} `email_taken`
   */
  async register(registration: Registration, language: Language, visitor: Visitor): Promise<SignedIn> {
    const { name, email, phone, company, password } = registration;
    const given = {
      email,
      name,
      whatsapp: phone ?? '',
      phone: phone || null,
      company: company || null,
      language,
      password_hash: await hashPassword(password),
      is_approved: !requireApproval,
    };
    const isMailed = await mayConfirm(limits, email);
    return underFreeName(name, slug =>
      db.transaction(async () => {
        const advisor = await advisors.add(newAccount({ ...given, slug }, now()));
        const record = { after: { is_approved: advisor.is_approved } };
        await audit.write({ kind: 'advisor' }, { advisorId: advisor.id }, 'registered', record);
        await consents.give(advisor.id);
        await devices.remember('user', advisor.id, visitor);
        if (isMailed)
          await outbox.add({ kind: 'verify', advisorId: advisor.id, address: email, details: {} });
        return { advisor, token: await sessions.startForAdvisor(advisor.id, visitor) };
      }),
    );
  },
});

export type RegisterService = ReturnType<typeof registerService>;
