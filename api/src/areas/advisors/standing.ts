import type { Plan } from '@loan-kereta/sdk/plans';
import { readBoolean, readOptionalDate } from '../../db/columns.ts';
import type { AdvisorRow } from './table.ts';

type Standing = Pick<AdvisorRow, 'plan' | 'plan_expires_at' | 'is_approved' | 'penalty_until'>;

/**
 * The plan that an advisor has at this moment. Computed whenever it is read, so that nothing has to run for an expiry,
 * a penalty or a revoked approval to take effect.
 */
export function effectivePlan(advisor: Standing, now: Date): Plan {
  const expiry = readOptionalDate(advisor.plan_expires_at);
  const penalty = readOptionalDate(advisor.penalty_until);
  const expired = expiry !== null && expiry <= now;
  const penalised = penalty !== null && penalty > now;
  return expired || penalised || !readBoolean(advisor.is_approved) ? 'basic' : advisor.plan;
}
