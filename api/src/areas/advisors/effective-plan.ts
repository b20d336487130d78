import type { Plan } from '@loan-kereta/sdk/plans';
import type { Account } from './account.ts';

/** Whether a plan has ended: one without an expiry does not. */
export const hasExpired = (
  { plan_expires_at: expiry }: Pick<Account, 'plan_expires_at'>,
  now: Date,
): boolean => expiry !== null && expiry <= now;

/** Whether a penalty withholds the plan. */
export const isPenalized = ({ penalty_until: until }: Pick<Account, 'penalty_until'>, now: Date): boolean =>
  until !== null && until > now;

/**
 * The plan that an advisor has at this moment. Computed whenever it is read, so that nothing has to run for an expiry,
 * a penalty or a revoked approval to take effect.
 */
export function effectivePlan(
  account: Pick<Account, 'plan' | 'plan_expires_at' | 'is_approved' | 'penalty_until'>,
  now: Date,
): Plan {
  const isWithheld = hasExpired(account, now) || isPenalized(account, now) || !account.is_approved;
  return isWithheld ? 'basic' : account.plan;
}
