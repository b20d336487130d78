import type { UserReport } from '@loan-kereta/sdk/contract';
import { entitlements } from '@loan-kereta/sdk/plans';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { ReportedAccount } from './reported.ts';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const whenEver = (time: Date | null) => time?.toISOString() ?? 'Never';

/** An account as a row of the exported table: its plan, and what that grants, as they count at `now`. */
export function userReport(account: ReportedAccount, now: Date): UserReport {
  const plan = effectivePlan(account, now);
  const granted = entitlements(plan);
  return {
    Name: account.name,
    Email: account.email,
    Plan: plan,
    'Created Date': account.created_at.toISOString(),
    'Plan Expiry': whenEver(account.plan_expires_at),
    'Theme Access Count': granted.themeAccess.length,
    'Presenter Mode': yesNo(granted.presenterMode),
    'Custom Color': yesNo(granted.customColor),
    'Edit Data': yesNo(granted.editData),
    Watermark: yesNo(granted.watermark),
    Approved: yesNo(account.is_approved),
    'Last Updated': whenEver(account.updated_at > account.created_at ? account.updated_at : null),
  };
}
