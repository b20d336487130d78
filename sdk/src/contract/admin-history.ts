import { type AuditAction, auditActions, auditEntrySchema } from './audit.ts';
import { endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { byTime, listQuery, page } from './lists.ts';
import { networkSchema } from './network.ts';
import { givenTimeSchema } from './times.ts';
import { z } from './zod.ts';

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** An entry of the history with the account that it is about. */
export const historyEntrySchema = auditEntrySchema
  .extend({
    advisor_id: z.int().nullable().meta({ description: 'The account; null for what concerns no single one' }),
    advisor_name: z.string().nullable().meta({ description: 'Its name today; null once it is deleted' }),
    target_admin_id: z.int().nullable().meta({ description: 'The admin whose account it is about' }),
    target_admin_email: z
      .string()
      .nullable()
      .meta({ description: 'Their address; null once they are deleted' }),
    admin_id: z.int().nullable(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const filters = {
  action: z.enum(actions).optional(),
  admin_id: idSchema.optional().meta({ description: 'The admin who did it' }),
  network: networkSchema,
  since: givenTimeSchema.optional(),
  until: givenTimeSchema.optional(),
};
const common = {
  method: 'GET',
  access: 'admin',
  tag: 'History',
  allowsSupport: true,
  response: page(historyEntrySchema),
} as const;

export const history = {
  all: endpoint({
    ...common,
    path: '/api/admin/audit',
    summary: 'Who did what to which account or list, newest first unless told',
    query: listQuery({
      sorts: byTime,
      filters: {
        ...filters,
        advisor_id: idSchema.optional().meta({ description: 'The account that it is about' }),
        target_admin_id: idSchema.optional().meta({ description: 'The admin whose account it is about' }),
      },
    }),
  }),
  ofUser: endpoint({
    ...common,
    path: '/api/admin/users/:id/audit',
    params: z.object({ id: idSchema }),
    summary: 'What was done to one account, also when it is deleted since',
    query: listQuery({ sorts: byTime, filters }),
  }),
};
