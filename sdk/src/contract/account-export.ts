import { plans } from '../plans/index.ts';
import { languageCodes } from '../rules/languages.ts';
import { paymentSchema } from './admin-payments.ts';
import { auditEntrySchema } from './audit.ts';
import { savedLayoutSchema } from './layouts.ts';
import { mailRecordSchema } from './mails.ts';
import { carModelSchema } from './models.ts';
import { securityEventSchema } from './security.ts';
import { sessionSchema } from './sessions.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const accountRecordSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(plans),
  slug: z.string(),
  branding_name: z.string(),
  headline: z.string(),
  whatsapp: z.string(),
  photo_url: z.string().nullable(),
  uploaded_image: z.string().nullable(),
  theme_key: z.string(),
  palette: z.string(),
  must_change_password: z.boolean(),
  email_verified_at: time.nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  language: z.enum(languageCodes).nullable(),
  shared_at: time.nullable(),
  plan_expires_at: time.nullable(),
  is_approved: z.boolean(),
  penalty_until: time.nullable(),
  created_at: time,
  updated_at: time,
});
export type AccountRecord = z.input<typeof accountRecordSchema>;

/** What of a change an advisor is told: not what admins note for each other. */
const toldState = accountRecordSchema
  .pick({ plan: true, plan_expires_at: true, is_approved: true, penalty_until: true, email: true })
  .partial()
  .nullable();

/**
 * What advisors are given of all that is stored about them. Each field is named: what an area stores for the eyes of
 * admins is not handed out by being stored.
 */
export const accountExportSchema = z
  .object({
    exported_at: time,
    account: accountRecordSchema,
    consents: z
      .array(z.object({ version: z.iso.date(), created_at: time }))
      .meta({ description: 'Which terms and privacy notice were agreed to, by their day, and when' }),
    names: z.array(z.string()).meta({ description: 'The public names of today and before, oldest first' }),
    pictures: z.array(z.string()),
    layouts: z.array(savedLayoutSchema),
    edited_data: z.array(carModelSchema).nullable(),
    sessions: z.array(sessionSchema.omit({ id: true, current: true })),
    security: z.array(securityEventSchema.omit({ id: true, advisor_id: true, admin_id: true })),
    mails: z.array(
      mailRecordSchema.pick({ kind: true, address: true, state: true, created_at: true, sent_at: true }),
    ),
    payments: z.array(paymentSchema.pick({ plan: true, amount: true, created_at: true })),
    history: z.array(
      auditEntrySchema
        .pick({ action: true, actor: true, admin_email: true, timestamp: true, network: true })
        .extend({ before: toldState, after: toldState }),
    ),
  })
  .meta({ id: 'AccountExport', description: 'Of security, mails and history the newest 5,000 each' });
