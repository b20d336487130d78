import { isLanguage, type Language } from '@loan-kereta/sdk/languages';
import { isPaletteName, type PaletteName, type Plan, parsePlan } from '@loan-kereta/sdk/plans';
import {
  readBoolean,
  readDate,
  readOptionalDate,
  type StoredBoolean,
  type StoredDate,
} from '../../db/columns.ts';

/** An advisor's account as the whole server knows it. What signs somebody in is no part of it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The plan that was given; `effectivePlan` says which one counts. */
  readonly plan: Plan;
  readonly slug: string;
  readonly branding_name: string;
  readonly headline: string;
  readonly whatsapp: string;
  readonly photo_url: string | null;
  /** The address of an uploaded picture on this site; never together with `photo_url`. */
  readonly uploaded_image: string | null;
  readonly theme_key: string;
  readonly palette: PaletteName;
  readonly must_change_password: boolean;
  readonly email_verified_at: Date | null;
  readonly phone: string | null;
  readonly company: string | null;
  /** What its owner reads; null until that is known. */
  readonly language: Language | null;
  /** When its owner first copied the calculator's line or address, to put it somewhere. */
  readonly shared_at: Date | null;
  readonly plan_expires_at: Date | null;
  readonly is_approved: boolean;
  readonly penalty_until: Date | null;
  /** For admins only; null where none was given. */
  readonly penalty_reason: string | null;
  readonly created_at: Date;
  /** When anything of it was last changed, by whomever. */
  readonly updated_at: Date;
  /** Another one after each change of what an admin decides about: for whoever changes what they saw a while ago. */
  readonly version: number;
}

/** The same as either engine gives it back. */
export interface AccountRow
  extends Omit<
    Account,
    | 'plan'
    | 'palette'
    | 'language'
    | 'must_change_password'
    | 'email_verified_at'
    | 'shared_at'
    | 'plan_expires_at'
    | 'is_approved'
    | 'penalty_until'
    | 'created_at'
    | 'updated_at'
  > {
  /** Any name that a plan has had: other programs write into the table too. */
  readonly plan: string;
  readonly palette: string;
  readonly language: string | null;
  readonly must_change_password: StoredBoolean;
  readonly email_verified_at: StoredDate | null;
  readonly shared_at: StoredDate | null;
  readonly plan_expires_at: StoredDate | null;
  readonly is_approved: StoredBoolean;
  readonly penalty_until: StoredDate | null;
  readonly created_at: StoredDate;
  readonly updated_at: StoredDate;
}

/** The columns of an account, which every query for one names: a column that is added is not handed out unseen. */
export const accountColumns = [
  'id',
  'email',
  'name',
  'plan',
  'slug',
  'branding_name',
  'headline',
  'whatsapp',
  'photo_url',
  'uploaded_image',
  'theme_key',
  'palette',
  'must_change_password',
  'email_verified_at',
  'phone',
  'company',
  'language',
  'shared_at',
  'plan_expires_at',
  'is_approved',
  'penalty_until',
  'penalty_reason',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof Account)[];

/** Reads a row. A plan's other names become the one that is compared; a name that none has grants the least. */
export const readAccount = (row: AccountRow): Account => ({
  ...row,
  plan: parsePlan(row.plan) ?? 'basic',
  palette: isPaletteName(row.palette) ? row.palette : 'default',
  language: isLanguage(row.language) ? row.language : null,
  must_change_password: readBoolean(row.must_change_password),
  email_verified_at: readOptionalDate(row.email_verified_at),
  shared_at: readOptionalDate(row.shared_at),
  plan_expires_at: readOptionalDate(row.plan_expires_at),
  is_approved: readBoolean(row.is_approved),
  penalty_until: readOptionalDate(row.penalty_until),
  created_at: readDate(row.created_at),
  updated_at: readDate(row.updated_at),
});
