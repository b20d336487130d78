import { type CurrentUser, flagsOf, type UserAccess } from '@loan-kereta/sdk/contract';
import { entitlements, planDetails } from '@loan-kereta/sdk/plans';
import { readBoolean, readOptionalDate, type StoredDate } from '../../db/columns.ts';
import { effectivePlan } from '../advisors/standing.ts';
import type { AdvisorRow } from '../advisors/table.ts';

const isoTime = (stored: StoredDate | null): string | null => readOptionalDate(stored)?.toISOString() ?? null;

/** The account as its owner sees it. */
export function currentUser(advisor: AdvisorRow, now: Date): CurrentUser {
  const plan = effectivePlan(advisor, now);
  const granted = entitlements(plan);
  return {
    id: advisor.id,
    email: advisor.email,
    name: advisor.name,
    effective_plan: plan,
    plan_type: advisor.plan,
    plan_label: planDetails[plan].label,
    plan_expires_at: isoTime(advisor.plan_expires_at),
    is_approved: readBoolean(advisor.is_approved),
    penalty_until: isoTime(advisor.penalty_until),
    server_time: now.toISOString(),
    effective_features: {
      themes_unlocked: granted.themeAccess.length,
      themes_access: [...granted.themeAccess],
      ...flagsOf(granted),
    },
    ...(readBoolean(advisor.must_change_password) && { must_change_password: true }),
  };
}

/** What the account may use now. */
export function userAccess(advisor: AdvisorRow, now: Date): UserAccess {
  const plan = effectivePlan(advisor, now);
  const granted = entitlements(plan);
  return {
    plan,
    features: flagsOf(granted),
    theme_access: [...granted.themeAccess],
    expires_at: isoTime(advisor.plan_expires_at),
  };
}
