import { contract } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { bind, bindCached, type Route } from '../../http/bind.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import { sendVersion } from '../../http/versions.ts';
import type { PlansService, VersionedPlans } from './service.ts';

function document(ctx: Context, { plans, version }: VersionedPlans) {
  sendVersion(ctx, version);
  return { plans: [...plans] };
}

export const plansRoutes = (
  plans: PlansService,
  responses: ResponseCache,
  supportWhatsapp: string | undefined,
): Route[] => [
  bindCached(contract.plans.list, responses, async () => ({
    plans: await plans.offers(),
    support_whatsapp: supportWhatsapp ?? null,
  })),
  bind(contract.adminPlans.get, async ({ ctx }) => document(ctx, await plans.versioned())),
  bind(contract.adminPlans.save, async ({ ctx, caller, seen, body }) =>
    document(ctx, await plans.save(caller, seen, body.plans)),
  ),
];
