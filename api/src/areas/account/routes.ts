import { contract } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { bind, type Route } from '../../http/bind.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { accountSettings, currentUser, userAccess } from '../advisors/presenters.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { AccountService } from './service.ts';

interface Parts {
  readonly account: AccountService;
  readonly cookies: SessionCookies;
  readonly limits: RateLimits;
  readonly now: Clock;
}

export const accountRoutes = ({ account, cookies, limits, now }: Parts): Route[] => [
  bind(contract.account.me, ({ caller }) => currentUser(caller.advisor, now())),
  bind(contract.account.access, ({ caller }) => userAccess(caller.advisor, now())),
  bind(contract.account.settings, ({ caller }) => accountSettings(caller.advisor)),
  bind(contract.account.saveSettings, async ({ caller, body }) =>
    accountSettings(await account.saveSettings(caller.advisor, body)),
  ),
  bind(
    contract.account.export,
    ({ caller, ctx }) => {
      ctx.attachment(`loan-kereta-${caller.advisor.slug}.json`);
      return account.export(caller.advisor);
    },
    ({ caller }) => limits.spend('exportByAccount', `${caller.advisorId}`),
  ),
  bind(contract.account.remove, async ({ caller, body, ctx }) => {
    await account.remove(caller.advisorId, body.password);
    cookies.clear(ctx, 'user');
  }),
  bind(contract.account.owner, ({ caller }) => ({
    is_owner: account.isOwner(caller.advisor),
    email_verified: caller.advisor.email_verified_at !== null,
  })),
  bind(contract.account.activateOwner, async ({ caller }) =>
    currentUser(await account.activateOwner(caller.advisor), now()),
  ),
];
