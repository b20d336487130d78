import { contract, type Endpoint, type SecurityKind } from '@loan-kereta/sdk/contract';
import { accountLimits } from '@loan-kereta/sdk/rules';
import type { Context } from 'koa';
import type { Background } from '../../background.ts';
import type { Guards } from '../../http/access.ts';
import type { Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import { notedNetwork } from '../../http/rate-limits.ts';
import type { AdminsService } from '../admins/service.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { describeDevice } from '../sessions/describe.ts';
import type { SecurityLog } from './log.ts';

/** The endpoints whose use is written down. */
const watched: ReadonlyMap<Endpoint, SecurityKind> = new Map<Endpoint, SecurityKind>([
  [contract.auth.login, 'sign_in'],
  [contract.auth.logout, 'sign_out'],
  [contract.adminAuth.login, 'admin_sign_in'],
  [contract.adminAuth.logout, 'admin_sign_out'],
  [contract.adminAuth.stepUp, 'step_up'],
  [contract.secondFactor.confirm, 'second_factor_added'],
  [contract.secondFactor.remove, 'second_factor_removed'],
  [contract.secondFactor.renewRecoveryCodes, 'recovery_codes_renewed'],
  [contract.admins.changePassword, 'password_change'],
  [contract.admins.setPassword, 'password_reset'],
  [contract.admins.removeSecondFactor, 'second_factor_removed'],
  [contract.auth.changePassword, 'password_change'],
  [contract.auth.forgotPassword, 'reset_request'],
  [contract.auth.resetPassword, 'password_reset'],
  [contract.auth.changeEmail, 'address_change_request'],
  [contract.auth.confirmEmail, 'address_change'],
  [contract.auth.undo, 'undo'],
]);

interface Parts {
  readonly log: SecurityLog;
  readonly background: Background;
  readonly advisors: AdvisorsService;
  readonly admins: AdminsService;
}

/** True for a refusal that says something of who is asking, and not only of how it was asked. */
const tells = ({ status, code }: ApiError): boolean =>
  code === 'link_not_valid' || (code !== 'not_signed_in' && [401, 403, 429].includes(status));

const emailIn = (ctx: Context): string | undefined => {
  const email: unknown = Reflect.get(Object(ctx.state.body), 'email');
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, accountLimits.email) : undefined;
};

/** Who was signed in when it was asked, or whose link was used: at most one of the two. */
interface Caller {
  readonly advisorId: number | null;
  readonly adminId: number | null;
}

/** Has the use of certain endpoints written into the security log. */
export function watching({ log, background, advisors, admins }: Parts) {
  /** Whom it is about: whoever is signed in, otherwise the account whose address was given, if there is one. */
  async function accountOf(
    kind: SecurityKind,
    caller: Caller | undefined,
    email: string | undefined,
  ): Promise<Caller> {
    if (caller) return caller;
    if (email === undefined) return { advisorId: null, adminId: null };
    if (kind === 'admin_sign_in')
      return { advisorId: null, adminId: (await admins.credentialsOf(email))?.admin.id ?? null };
    return { advisorId: (await advisors.byEmail(email))?.id ?? null, adminId: null };
  }

  /** After the answer, so that its time tells nobody whether there is such an account. */
  function note(ctx: Context, kind: SecurityKind, outcome: string, caller: Caller | undefined): void {
    const { browser, system } = describeDevice(ctx.get('User-Agent'));
    const device = [browser, system].filter(name => name !== null).join(' · ') || null;
    const network = notedNetwork(ctx.ip);
    const email = emailIn(ctx);
    background.run('security log', async () =>
      log.record({ kind, outcome, network, device, ...(await accountOf(kind, caller, email)) }),
    );
  }

  return (route: Route): Route => {
    const kind = watched.get(route.endpoint);
    if (kind === undefined) return route;
    return {
      ...route,
      async respond(ctx, guards, once) {
        let caller: Caller | undefined;
        const seeing: Guards = {
          ...guards,
          async user(context, endpoint) {
            const user = await guards.user(context, endpoint);
            caller = { advisorId: user.advisorId, adminId: null };
            return user;
          },
          async admin(context, endpoint) {
            const admin = await guards.admin(context, endpoint);
            caller = { advisorId: null, adminId: admin.adminId };
            return admin;
          },
        };
        try {
          await route.respond(ctx, seeing, once);
          // What is answered again was written down when it was done; what else its body says now is nobody's word.
          if (ctx.response.get('Idempotency-Replayed')) return;
          // Who used a link is not signed in, and who signs out need not be: whom it was about is known now.
          const about = caller ?? ctx.state.about;
          if (about || emailIn(ctx)) note(ctx, kind, 'ok', about);
        } catch (error) {
          if (error instanceof ApiError && tells(error)) note(ctx, kind, error.code, caller);
          throw error;
        }
      },
    };
  };
}
