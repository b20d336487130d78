import { plans } from '../plans/index.ts';
import { languageCodes } from '../rules/languages.ts';
import { accountExportSchema } from './account-export.ts';
import { endpoint } from './define.ts';
import { flagsSchema } from './features.ts';
import { givenPasswordSchema } from './password.ts';
import { companySchema, nameSchema, phoneSchema } from './person.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** The signed-in advisor and what the account may use at this moment. */
export const currentUserSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    effective_plan: z.enum(plans).meta({ description: 'The plan that counts at this moment' }),
    plan_type: z
      .enum(plans)
      .meta({ description: 'The plan that was given, even while it has expired or is withheld' }),
    plan_label: z
      .enum(['Free', 'Monthly', 'Lifetime'])
      .meta({ description: 'What the effective plan is called' }),
    plan_expires_at: time.nullable().meta({ description: 'When the given plan ends; null for never' }),
    is_approved: z.boolean(),
    penalty_until: time.nullable(),
    server_time: time,
    effective_features: z.object({
      themes_unlocked: z.int().meta({ description: 'How many themes the effective plan grants' }),
      themes_access: z.array(z.string()).meta({ description: 'theme1 … theme20' }),
      ...flagsSchema.shape,
    }),
    must_change_password: z.literal(true).optional().meta({
      description: 'Only there until a password that an admin made is replaced; nothing can be saved before',
    }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** What the effective plan opens. */
export const accessSchema = z
  .object({
    plan: z.enum(plans).meta({ description: 'The plan that counts at this moment' }),
    features: flagsSchema,
    theme_access: z.array(z.string()).meta({ description: 'theme1 … theme20' }),
    expires_at: time.nullable().meta({ description: 'When the plan ends; null for never' }),
  })
  .meta({ id: 'Access' });
export type UserAccess = z.infer<typeof accessSchema>;

/** What an account's owner sees and changes of it beside the profile. */
const accountSettingsSchema = z
  .object({
    email: z.string(),
    email_verified: z
      .boolean()
      .meta({ description: 'Whether a mailed link has shown that it is the owner’s' }),
    language: z.enum(languageCodes).nullable().meta({
      description: 'What mails are written in; null for all languages, one below the other',
    }),
    name: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    shared: z
      .boolean()
      .meta({ description: 'Whether the calculator’s line or address was ever copied, on any device' }),
    created_at: time,
  })
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

const accountChangeSchema = z
  .object({
    language: z.enum(languageCodes),
    name: nameSchema,
    phone: phoneSchema.nullable(),
    company: companySchema.nullable(),
    shared: z.literal(true),
  })
  .partial()
  .meta({ id: 'AccountChange' });
export type AccountChange = z.output<typeof accountChangeSchema>;

export const account = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    tag: 'Account',
    summary: 'Who is signed in, and what the account may use now',
    response: currentUserSchema,
  }),
  access: endpoint({
    method: 'GET',
    path: '/api/user/access',
    access: 'user',
    passive: true,
    revalidated: true,
    tag: 'Account',
    summary: 'What the account may use now; a page may go on asking, as that keeps no idle session alive',
    response: accessSchema,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/me/account',
    access: 'user',
    tag: 'Account',
    summary:
      'The account’s address, whether it is confirmed, the language of its mails, and who its owner is',
    response: accountSettingsSchema,
  }),
  saveSettings: endpoint({
    method: 'PATCH',
    path: '/api/me/account',
    access: 'user',
    tag: 'Account',
    summary:
      'Choose the language of the account’s mails, say who its owner is, or that the calculator was shared; what is not sent stays',
    body: accountChangeSchema,
    explainsFields: true,
    response: accountSettingsSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/me/export',
    access: 'user',
    tag: 'Account',
    summary: 'What is stored about the account, apart from admins’ notes, as a file to keep',
    response: accountExportSchema,
    errors: ['too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me',
    access: 'user',
    tag: 'Account',
    summary: 'Delete the account with all that belongs to it, for good',
    body: z.object({
      password: givenPasswordSchema('Please enter your password'),
    }),
    explainsFields: true,
    errors: ['wrong_password', 'too_many_requests', 'unavailable'],
  }),
  owner: endpoint({
    method: 'GET',
    path: '/api/me/owner',
    access: 'user',
    tag: 'Account',
    summary: 'Whether this is the owner’s account, which may activate Diamond for itself',
    response: z.object({ is_owner: z.boolean(), email_verified: z.boolean() }),
  }),
  activateOwner: endpoint({
    method: 'POST',
    path: '/api/me/owner',
    access: 'user',
    tag: 'Account',
    summary: 'Activate Diamond for the owner’s account, once its address is confirmed',
    response: currentUserSchema,
    errors: ['forbidden', 'email_not_verified'],
  }),
};
