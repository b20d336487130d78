import { endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { beginning, byTime, listQuery, page } from './lists.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** Mails that bring what was asked for: a link. */
const linkMails = ['reset', 'verify', 'change_address', 'admin_invite', 'admin_reset'] as const;
export type LinkMail = (typeof linkMails)[number];

/** Mails that tell what was done to an account. */
const noticeMails = ['password_changed', 'address_changed', 'new_device', 'new_device_of_admin'] as const;
export type NoticeMail = (typeof noticeMails)[number];

/** What the server writes to people about. */
export const mailKinds = [...linkMails, ...noticeMails] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail waits, perhaps for another attempt, until it is sent or, after a while, given up. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as an admin sees it: never what it says, for it may hold a link. */
export const mailRecordSchema = z
  .object({
    id: z.int(),
    kind: z.enum(mailKinds),
    address: z.string(),
    state: z.enum(mailStates),
    attempts: z.int(),
    last_error: z.string().nullable().meta({ description: 'Why the last attempt failed, without addresses' }),
    created_at: time,
    next_attempt_at: time.nullable().meta({ description: 'Only of a mail that waits' }),
    sent_at: time.nullable(),
  })
  .meta({ id: 'MailRecord' });
export type MailRecord = z.infer<typeof mailRecordSchema>;

const common = { access: 'admin', tag: 'Mails' } as const;

export const mails = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/mails',
    allowsSupport: true,
    summary: 'The mails of the last 30 days, newest first unless told',
    query: listQuery({
      sorts: byTime,
      filters: { state: z.enum(mailStates).optional(), address: beginning('the address') },
    }),
    response: page(mailRecordSchema),
  }),
  retry: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    createsOnce: true,
    summary: 'Try again now to send a mail that waits or was given up',
    params: z.object({ id: idSchema }),
    errors: ['mail_not_found', 'mail_already_sent'],
  }),
  retryFailed: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/mails/retry',
    createsOnce: true,
    summary:
      'Try again now to send the mails that were given up, those that waited longest first, some hundred a call',
    response: z.object({
      retried: z.int(),
      more: z.boolean().meta({ description: 'Whether there are more: ask again' }),
    }),
  }),
};
