import { adminLimits } from '../rules/index.ts';
import { ofUser } from './admin-standing.ts';
import { endpoint } from './define.ts';
import { byTime, listQuery, page } from './lists.ts';
import { filledText } from './text.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** What an admin wrote about an account, for other admins. */
export const noteSchema = z
  .object({
    id: z.int(),
    notes: z.string().nullable().meta({ description: 'null once the account is deleted' }),
    admin_email: z.string(),
    created_at: time,
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

const { params, access, tag } = ofUser;
const common = { params, access, tag, path: '/api/admin/users/:id/notes', allowsSupport: true } as const;

export const notes = {
  list: endpoint({
    ...common,
    method: 'GET',
    summary: 'What admins wrote about an account, newest first unless told',
    query: listQuery({ sorts: byTime, filters: {} }),
    response: page(noteSchema),
  }),
  add: endpoint({
    ...common,
    method: 'POST',
    createsOnce: true,
    explainsFields: true,
    summary: 'Write a note about an account, which no advisor sees and nobody changes',
    body: z.object({ notes: filledText(adminLimits.notes) }).meta({ id: 'NewNote' }),
    status: 201,
    response: noteSchema,
    errors: ['user_not_found'],
  }),
};
