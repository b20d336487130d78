import { type AdminUser, flagsOf, type UserStatus } from '@loan-kereta/sdk/contract';
import { entitlements, planDetails } from '@loan-kereta/sdk/plans';
import { absoluteUrl } from '../../http/address.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan, hasExpired, isPenalized } from '../advisors/effective-plan.ts';

function statusOf(account: Account, now: Date): UserStatus {
  if (isPenalized(account, now)) return 'penalized';
  if (!account.is_approved) return 'pending';
  return account.plan !== 'basic' && hasExpired(account, now) ? 'expired' : 'active';
}

/** An account as admins see it. */
export function adminUser(account: Account, publicUrl: string, now: Date): AdminUser {
  const plan = effectivePlan(account, now);
  const granted = entitlements(plan);
  const status = statusOf(account, now);
  const picture = account.uploaded_image ?? account.photo_url;
  const changed = account.updated_at > account.created_at;
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    picture: picture && absoluteUrl(publicUrl, picture),
    slug: account.slug,
    brand_name: account.branding_name,
    whatsapp: account.whatsapp,
    plan,
    plan_type: account.plan,
    plan_label: planDetails[plan].label,
    status,
    created_at: account.created_at.toISOString(),
    last_updated: changed ? account.updated_at.toISOString() : null,
    is_approved: account.is_approved,
    is_active: status === 'active' || status === 'expired',
    penalty_until: account.penalty_until?.toISOString() ?? null,
    penalty_reason: account.penalty_reason,
    access: {
      expires_at: account.plan_expires_at?.toISOString() ?? null,
      theme_access: [...granted.themeAccess],
      flags: flagsOf(granted),
    },
    version: account.version,
  };
}
