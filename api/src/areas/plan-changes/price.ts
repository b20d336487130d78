import type { Plan } from '@loan-kereta/sdk/plans';
import { day } from '../../durations.ts';
import type { Account } from '../advisors/account.ts';

/** A plan and when it ends; null for never. */
export interface Choice {
  readonly plan: Plan;
  readonly expiresAt: Date | null;
}

/** How long a month is that is paid for. */
const month = 30 * day;

/**
 * How many times its price is paid when an account is given a plan. Premium is paid by the month that is added to what
 * the account has of it already; less than half of one is a trial. Diamond is paid once, unless it is given for a time.
 * @param account undefined for one that is only made
 */
export function timesPaid(
  account: Pick<Account, 'plan' | 'plan_expires_at'> | undefined,
  { plan, expiresAt }: Choice,
  now: Date,
): number {
  const has = account?.plan === plan;
  if (plan === 'basic') return 0;
  const isForever = has && account.plan_expires_at === null;
  if (isForever) return 0;
  if (plan === 'diamond') return expiresAt === null ? 1 : 0;
  if (expiresAt === null) return 1;
  const end = has && account.plan_expires_at ? account.plan_expires_at.getTime() : 0;
  return Math.max(0, Math.round((expiresAt.getTime() - Math.max(end, now.getTime())) / month));
}
