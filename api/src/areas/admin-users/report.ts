import type { UserReport } from '@loan-kereta/sdk/contract';
import { entitlements, parsePlan } from '@loan-kereta/sdk/plans';
import { readBoolean, readDate, readOptionalDate } from '../../db/columns.ts';
import type { Account, AccountRow } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';

/** All that the exported table is made of: of a million accounts every column more is a second. */
export const reportedColumns = [
  'id',
  'name',
  'email',
  'plan',
  'plan_expires_at',
  'is_approved',
  'penalty_until',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Account)[];

type ReportedColumn = (typeof reportedColumns)[number];
export type ReportedAccount = Pick<Account, ReportedColumn>;
export type ReportedRow = Pick<AccountRow, ReportedColumn>;

export const readReported = (row: ReportedRow): ReportedAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  plan: parsePlan(row.plan) ?? 'basic',
  plan_expires_at: readOptionalDate(row.plan_expires_at),
  is_approved: readBoolean(row.is_approved),
  penalty_until: readOptionalDate(row.penalty_until),
  created_at: readDate(row.created_at),
  updated_at: readDate(row.updated_at),
});

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
