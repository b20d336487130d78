import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { cutLine, profileLimits } from '@loan-kereta/sdk/rules';
import type { Account } from './account.ts';

/** An account that is not in the database yet, with what signs its owner in. */
export interface NewAccount extends Omit<Account, 'id'> {
  /** argon2id; null when nobody can sign in. */
  readonly password_hash: string | null;
}

/** What a new account cannot do without; everything else may be given as well. */
export type NewAccountFields = Pick<NewAccount, 'email' | 'name' | 'slug'> & Partial<NewAccount>;

/** A new account: basic and approved, shown to buyers under its owner's name, unless `given` says otherwise. */
export const newAccount = (given: NewAccountFields, at: Date): NewAccount => ({
  plan: 'basic',
  branding_name: cutLine(given.name, profileLimits.name),
  headline: '',
  whatsapp: '',
  photo_url: null,
  uploaded_image: null,
  theme_key: defaultThemeId,
  palette: 'default',
  password_hash: null,
  must_change_password: false,
  email_verified_at: null,
  phone: null,
  company: null,
  language: null,
  shared_at: null,
  plan_expires_at: null,
  is_approved: true,
  penalty_until: null,
  penalty_reason: null,
  created_at: at,
  updated_at: at,
  version: 1,
  ...given,
});
