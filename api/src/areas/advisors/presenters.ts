import {
  type AccountRecord,
  type AccountSettings,
  type CurrentUser,
  flagsOf,
  type UserAccess,
} from '@loan-kereta/sdk/contract';
import { entitlements, planDetails } from '@loan-kereta/sdk/plans';
import type { Account } from './account.ts';
import { effectivePlan } from './effective-plan.ts';

const isoTime = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The account as its owner sees it. */
export function currentUser(advisor: Account, now: Date): CurrentUser {
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
    is_approved: advisor.is_approved,
    penalty_until: isoTime(advisor.penalty_until),
    server_time: now.toISOString(),
    effective_features: {
      themes_unlocked: granted.themeAccess.length,
      themes_access: [...granted.themeAccess],
      ...flagsOf(granted),
    },
    ...(advisor.must_change_password && { must_change_password: true }),
  };
}

/** What the account may use now. */
export function userAccess(advisor: Account, now: Date): UserAccess {
  const plan = effectivePlan(advisor, now);
  const granted = entitlements(plan);
  return {
    plan,
    features: flagsOf(granted),
    theme_access: [...granted.themeAccess],
    expires_at: isoTime(advisor.plan_expires_at),
  };
}

/** What an account's owner sees and changes of it beside the profile. */
export const accountSettings = (advisor: Account): AccountSettings => ({
  email: advisor.email,
  email_verified: advisor.email_verified_at !== null,
  language: advisor.language,
  name: advisor.name,
  phone: advisor.phone,
  company: advisor.company,
  shared: advisor.shared_at !== null,
  created_at: advisor.created_at.toISOString(),
});

/** The account in its owner's exported file, in the words of the table. */
export const accountRecord = (advisor: Account): AccountRecord => ({
  id: advisor.id,
  email: advisor.email,
  name: advisor.name,
  plan: advisor.plan,
  slug: advisor.slug,
  branding_name: advisor.branding_name,
  headline: advisor.headline,
  whatsapp: advisor.whatsapp,
  photo_url: advisor.photo_url,
  uploaded_image: advisor.uploaded_image,
  theme_key: advisor.theme_key,
  palette: advisor.palette,
  must_change_password: advisor.must_change_password,
  email_verified_at: isoTime(advisor.email_verified_at),
  phone: advisor.phone,
  company: advisor.company,
  language: advisor.language,
  shared_at: isoTime(advisor.shared_at),
  plan_expires_at: isoTime(advisor.plan_expires_at),
  is_approved: advisor.is_approved,
  penalty_until: isoTime(advisor.penalty_until),
  created_at: advisor.created_at.toISOString(),
  updated_at: advisor.updated_at.toISOString(),
});
