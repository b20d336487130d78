import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { EmbedChecksService } from './service.ts';

export const embedCheckRoutes = (checks: EmbedChecksService, limits: RateLimits): Route[] => [
  bind(
    contract.embedChecks.make,
    ({ caller }) => checks.make(caller.advisorId),
    ({ caller }) => limits.spend('checkByAccount', `${caller.advisorId}`),
  ),
  bind(contract.embedChecks.get, async ({ caller }) => ({ check: await checks.get(caller.advisorId) })),
  bind(contract.embedChecks.report, ({ body }) => checks.report(body.mark, body.report)),
];
