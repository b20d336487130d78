import type { Registration } from '@loan-kereta/sdk/contract';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { cutLine, profileLimits } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { constraintOf } from '../../db/failures.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { findByEmail, insertAdvisor } from '../advisors/accounts.ts';
import type { AdvisorRow, NewAdvisor } from '../advisors/table.ts';
import type { Audit } from '../audit/audit.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { SlugsService } from '../slugs/service.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { otherSlugOf, slugOf } from './slug.ts';

const slugAttempts = 5;
const slugConstraints = new Set<string | undefined>(['advisors_slug_unique', 'slugs_slug_unique']);

export interface SignedIn {
  readonly advisor: AdvisorRow;
  /** For the cookie. */
  readonly token: string;
}

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly sessions: SessionsService;
  readonly slugs: SlugsService;
  readonly requireApproval: boolean;
}

/** How an advisor gets an account and gets into it. */
export function signInService({ db, now, audit, limits, sessions, slugs, requireApproval }: Parts) {
  async function add(advisor: NewAdvisor): Promise<SignedIn> {
    const id = await insertAdvisor(db, advisor);
    await slugs.claim(id, advisor.slug);
    const record = { after: { is_approved: !requireApproval } };
    await audit.write({ kind: 'advisor' }, { advisorId: id }, 'registered', record);
    return { advisor: { id, ...advisor }, token: await sessions.startForAdvisor(id) };
  }

  return {
    /**
     * Opens an account and starts a session. The address is free or not when it is inserted, not before: of two that
     * come at the same time one is refused.
     * @throws {ApiError} `email_taken`, `too_many_requests`
     */
    async register(registration: Registration, address: string): Promise<SignedIn> {
      await limits.spend('registerByAddress', networkOf(address));
      const { name, email, phone, company, password } = registration;
      const at = now();
      const advisor: NewAdvisor = {
        email,
        name,
        plan: 'basic',
        slug: slugOf(name),
        branding_name: cutLine(name, profileLimits.name),
        headline: '',
        whatsapp: phone ?? '',
        photo_url: null,
        uploaded_image: null,
        theme_key: defaultThemeId,
        palette: 'default',
        password_hash: await hashPassword(password),
        must_change_password: false,
        email_verified_at: null,
        phone: phone || null,
        company: company || null,
        plan_expires_at: null,
        is_approved: !requireApproval,
        penalty_until: null,
        created_at: at,
        updated_at: at,
      };
      for (let attempt = 1; ; attempt++)
        try {
          const slug = attempt === 1 ? advisor.slug : otherSlugOf(name);
          return await db.transaction(() => add({ ...advisor, slug }));
        } catch (error) {
          // Another advisor has that name, which is nobody's mistake.
          if (attempt === slugAttempts || !slugConstraints.has(constraintOf(error))) throw error;
        }
    },

    /**
     * Starts a session. An unknown address and a wrong password cannot be told apart, neither by the answer nor by its
     * time.
     * @throws {ApiError} `sign_in_failed`, `too_many_requests`
     */
    async signIn(email: string, password: string, address: string): Promise<SignedIn> {
      const network = networkOf(address);
      await limits.spend('signInByAddress', network);
      await limits.spend('signInByAccount', email);
      const advisor = await findByEmail(db, email);
      const right = await isPassword(password, advisor?.password_hash ?? null);
      if (!advisor || !right) throw new ApiError('sign_in_failed');
      await limits.refund('signInByAddress', network);
      await limits.forget('signInByAccount', email);
      return { advisor, token: await sessions.startForAdvisor(advisor.id) };
    },
  };
}

export type SignInService = ReturnType<typeof signInService>;
