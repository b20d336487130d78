import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import { answerStanding } from '../standing/routes.ts';
import type { PlanChanges } from './service.ts';

export const planChangeRoutes = (changes: PlanChanges): Route[] => [
  bind(contract.planChanges.change, ({ ctx, caller: by, seen, params, body }) =>
    answerStanding(ctx, changes.change({ by, seen }, params.id, body)),
  ),
  bind(contract.planChanges.grantTime, ({ ctx, caller: by, seen, params, body }) =>
    answerStanding(ctx, changes.grant({ by, seen }, params.id, body.days, body)),
  ),
  bind(contract.planChanges.makePermanent, ({ ctx, caller: by, seen, params, body }) => {
    const plan = body.plan === 'full' ? 'diamond' : 'basic';
    return answerStanding(ctx, changes.change({ by, seen }, params.id, { ...body, plan }));
  }),
];
