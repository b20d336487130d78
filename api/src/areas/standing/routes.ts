import { contract, type StandingResponse } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import { sendVersion } from '../../http/versions.ts';
import type { StandingService } from './service.ts';

/** Sends what an account is now, with its version. */
export async function answerStanding(
  ctx: Context,
  working: Promise<StandingResponse>,
): Promise<StandingResponse> {
  const response = await working;
  sendVersion(ctx, response.user.version);
  return response;
}

export const standingRoutes = (standing: StandingService): Route[] => [
  bind(contract.standing.approve, async ({ ctx, caller: by, seen, params }) => {
    const response = await answerStanding(ctx, standing.approve({ by, seen }, params.id, true));
    // Who only helps may approve, and not undo it.
    return by.role === 'admin' ? response : { ...response, undo: null };
  }),
  bind(contract.standing.revoke, ({ ctx, caller: by, seen, params }) =>
    answerStanding(ctx, standing.approve({ by, seen }, params.id, false)),
  ),
  bind(contract.standing.penalize, ({ ctx, caller: by, seen, params, body }) =>
    answerStanding(ctx, standing.penalize({ by, seen }, params.id, body.duration, body.reason)),
  ),
  bind(contract.standing.lift, ({ ctx, caller: by, seen, params }) =>
    answerStanding(ctx, standing.lift({ by, seen }, params.id)),
  ),
  bind(contract.standing.restore, ({ ctx, caller: by, seen, params, body }) =>
    answerStanding(ctx, standing.restore({ by, seen }, params.id, body)),
  ),
];
