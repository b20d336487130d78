import type { Plan } from '@loan-kereta/sdk/plans';
import type { Account } from './account.ts';

/**
 * The plan that an advisor has at this moment. Computed whenever it is read, so that nothing has to run for an expiry,
 * a penalty or a revoked approval to take effect.
 */
export function effectivePlan(
  account: Pick<Account, 'plan' | 'plan_expires_at' | 'is_approved' | 'penalty_until'>,
  now: Date,
): Plan {
  const { plan, plan_expires_at: expiry, penalty_until: penalty } = account;
  const expired = expiry !== null && expiry <= now;
  const penalised = penalty !== null && penalty > now;
  return expired || penalised || !account.is_approved ? 'basic' : plan;
}
