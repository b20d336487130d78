import type { UserReport } from '@loan-kereta/sdk/contract';
import { entitlements, parsePlan } from '@loan-kereta/sdk/plans';
import { isoDate, readBoolean, type StoredBoolean, type StoredDateText } from '../../db/columns.ts';
import type { Account } from '../advisors/account.ts';
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
] as const satisfies readonly (keyof Account & keyof ReportedRow)[];

/** A row of them, with dates as text: of a million accounts each date that is made is half a second. */
export interface ReportedRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly plan: string;
  readonly plan_expires_at: StoredDateText | null;
  readonly is_approved: StoredBoolean;
  readonly penalty_until: StoredDateText | null;
  readonly created_at: StoredDateText;
  readonly updated_at: StoredDateText;
}

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const dateOf = (stored: StoredDateText | null) => (stored === null ? null : new Date(isoDate(stored)));

/** An account as a row of the exported table: its plan, and what that grants, as they count at `now`. */
export function userReport(row: ReportedRow, now: Date): UserReport {
  const isApproved = readBoolean(row.is_approved);
  const standing = {
    plan: parsePlan(row.plan) ?? 'basic',
    plan_expires_at: dateOf(row.plan_expires_at),
    is_approved: isApproved,
    penalty_until: dateOf(row.penalty_until),
  };
  const plan = effectivePlan(standing, now);
  const granted = entitlements(plan);
  return {
    Name: row.name,
    Email: row.email,
    Plan: plan,
    'Created Date': isoDate(row.created_at),
    'Plan Expiry': row.plan_expires_at === null ? 'Never' : isoDate(row.plan_expires_at),
    'Theme Access Count': granted.themeAccess.length,
    'Presenter Mode': yesNo(granted.presenterMode),
    'Custom Color': yesNo(granted.customColor),
    'Edit Data': yesNo(granted.editData),
    Watermark: yesNo(granted.watermark),
    Approved: yesNo(isApproved),
    'Last Updated': row.updated_at > row.created_at ? isoDate(row.updated_at) : 'Never',
  };
}
