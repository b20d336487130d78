import { type AdminRole, type Endpoint, planRefusals } from '@loan-kereta/sdk/contract';
import { entitlements } from '@loan-kereta/sdk/plans';
import type { Context } from 'koa';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Guards } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { SessionCookies } from './cookies.ts';
import type { SessionsService } from './service.ts';

declare module '../../http/access.ts' {
  interface Callers {
    /** A signed-in advisor, as the account was when the request came. */
    readonly user: { readonly advisorId: number; readonly advisor: Account; readonly sessionId: string };
    /** A signed-in admin. */
    readonly admin: {
      readonly adminId: number;
      readonly email: string;
      readonly role: AdminRole;
      readonly sessionId: string;
    };
  }
}

const bearerOf = (ctx: Context): string | undefined => {
  const header = ctx.get('Authorization');
  return header === '' ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
};

/** How long an admin who has proved who they are is believed before what cannot be undone. */
const provedMilliseconds = 5 * 60_000;

interface Parts {
  readonly sessions: SessionsService;
  readonly cookies: SessionCookies;
  readonly now: Clock;
  readonly requireSecondFactor: boolean;
}

/** Finds out who sent a request by its session cookie, and whether the plan grants what the endpoint needs. */
export function sessionGuards({
  sessions,
  cookies,
  now,
  requireSecondFactor,
}: Parts): Pick<Guards, 'user' | 'admin'> {
  const findAdvisor = async (ctx: Context, { passive }: Endpoint) => {
    const token = cookies.read(ctx, 'user');
    return token === undefined ? undefined : sessions.advisorOf(token, !passive);
  };
  return {
    async user(ctx, endpoint) {
      const found = await findAdvisor(ctx, endpoint);
      if (!found) throw new ApiError('not_signed_in');
      const { advisor, sessionId } = found;
      const writes = endpoint.method !== 'GET';
      if (writes && advisor.must_change_password && !endpoint.allowsTemporaryPassword)
        throw new ApiError('password_change_required');
      const { needs } = endpoint;
      if (needs && !entitlements(effectivePlan(advisor, now()))[needs])
        throw new ApiError(planRefusals[needs]);
      return { advisorId: advisor.id, advisor, sessionId };
    },
    async admin(ctx, endpoint) {
      const token = cookies.read(ctx, 'admin');
      const admin =
        token === undefined ? undefined : await sessions.adminOf(token, bearerOf(ctx), !endpoint.passive);
      if (!admin) throw new ApiError((await findAdvisor(ctx, endpoint)) ? 'forbidden' : 'not_signed_in');
      if (admin.role !== 'admin' && !endpoint.allowsSupport) throw new ApiError('role_not_allowed');
      if (requireSecondFactor && !admin.has_second_factor && !endpoint.allowsWithoutSecondFactor)
        throw new ApiError('second_factor_enrolment_required');
      const proved = admin.proved_at === null ? 0 : readDate(admin.proved_at).getTime();
      if (endpoint.stepUp && now().getTime() - proved >= provedMilliseconds)
        throw new ApiError('second_factor_required');
      return { adminId: admin.id, email: admin.email, role: admin.role, sessionId: admin.sessionId };
    },
  };
}
