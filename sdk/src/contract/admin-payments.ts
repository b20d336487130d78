import { plans } from '../plans/index.ts';
import { endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { byTime, listQuery, page } from './lists.ts';
import { givenTimeSchema, time } from './times.ts';
import { z } from './zod.ts';

/** What was paid for a plan, as an admin wrote it down. Never changed: one that was wrong is taken back by another. */
export const paymentSchema = z
  .object({
    id: z.int(),
    advisor_id: z.int().meta({ description: 'Also of an account that is deleted since' }),
    advisor_name: z.string().nullable().meta({ description: 'Its name today; null once it is deleted' }),
    plan: z.enum(plans),
    amount: z.number().meta({ description: 'RM; below zero when it takes another payment back' }),
    note: z.string().nullable(),
    takes_back: z.int().nullable().meta({ description: 'The payment that it undoes' }),
    admin_email: z.string(),
    created_at: time,
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    access: 'admin',
    allowsSupport: true,
    tag: 'Payments',
    summary: 'What was paid for plans, by all or by one advisor, newest first unless told',
    query: listQuery({
      sorts: byTime,
      filters: {
        advisor_id: idSchema.optional(),
        since: givenTimeSchema.optional().meta({ description: 'Only what was written down from then on' }),
        until: givenTimeSchema.optional().meta({ description: 'Only what was written down before then' }),
      },
    }),
    response: page(paymentSchema),
  }),
};
