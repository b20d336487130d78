import { accountLimits } from '../rules/index.ts';
import { emailSchema } from './auth.ts';
import { adminRoles, endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { linkOwnerSchema, linkToken } from './link-token.ts';
import { byTime, listQuery, page } from './lists.ts';
import { givenPasswordSchema, newPasswordSchema } from './password.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const fillAll = 'Please fill in all fields';
const passwordSchema = newPasswordSchema(fillAll, accountLimits.leastOfAdmin);
const roleSchema = z.enum(adminRoles);

/** Whether somebody may act as an admin: not before choosing a password, nor once disabled. */
export const adminStates = ['invited', 'active', 'disabled'] as const;

/** An admin as the others see them. */
export const adminRecordSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    role: roleSchema,
    state: z.enum(adminStates),
    has_second_factor: z.boolean(),
    created_at: time,
  })
  .meta({ id: 'Admin' });
export type AdminRecord = z.infer<typeof adminRecordSchema>;

const tag = 'Admins';
const all = { access: 'admin', tag, path: '/api/admin/admins' } as const;
const one = { ...all, path: '/api/admin/admins/:id', params: z.object({ id: idSchema }) } as const;
const own = { tag: 'Admin sign-in', method: 'POST', explainsFields: true } as const;

/** Those who run the site: made and changed by one another. */
export const admins = {
  list: endpoint({
    ...all,
    method: 'GET',
    allowsSupport: true,
    summary: 'Every admin, the newest first unless told',
    query: listQuery({ sorts: byTime, filters: {} }),
    response: page(adminRecordSchema),
  }),
  invite: endpoint({
    ...all,
    method: 'POST',
    stepUp: true,
    createsOnce: true,
    summary: 'Make an admin, who is mailed a link to choose a password; it works once, for three days',
    body: z.object({ email: emailSchema, role: roleSchema }).meta({ id: 'AdminInvitation' }),
    explainsFields: true,
    status: 201,
    response: adminRecordSchema,
    errors: ['email_taken'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    stepUp: true,
    summary: 'Give an admin another role, or take away or give back the right to sign in',
    body: z
      .object({
        role: roleSchema.optional(),
        disabled: z
          .boolean()
          .optional()
          .meta({ description: 'Who is disabled is signed out everywhere, and no link sets their password' }),
      })
      .meta({ id: 'AdminChange' }),
    response: adminRecordSchema,
    errors: ['admin_not_found', 'last_admin'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    stepUp: true,
    summary: 'Delete an admin; the history goes on saying what they did',
    errors: ['admin_not_found', 'last_admin'],
  }),
  sendLink: endpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/admins/:id/password-link',
    stepUp: true,
    createsOnce: true,
    summary:
      'Mail an admin a link to choose a password: once more the invitation or, for an hour, in place of one that was forgotten',
    errors: ['admin_not_found', 'admin_disabled'],
  }),
  removeSecondFactor: endpoint({
    ...one,
    method: 'DELETE',
    path: '/api/admin/admins/:id/second-factor',
    stepUp: true,
    summary: 'Remove the second factor of an admin who has lost it, and sign them out everywhere',
    errors: ['admin_not_found'],
  }),
  changePassword: endpoint({
    ...own,
    path: '/api/admin/password',
    access: 'admin',
    allowsSupport: true,
    summary: 'Choose another password; every other device is signed out, and this one gets a new session',
    body: z
      .object({ current_password: givenPasswordSchema(fillAll), new_password: passwordSchema })
      .meta({ id: 'AdminPasswordChange' }),
    response: z.object({
      admin_token: z.string().meta({ description: 'In place of that of the sign-in' }),
    }),
    errors: ['wrong_password', 'too_many_requests', 'unavailable'],
  }),
  linkOwner: endpoint({
    ...own,
    path: '/api/admin/password/owner',
    access: 'public',
    summary: 'Whose password a mailed link sets; the link is not used',
    body: z.object({ token: linkToken }),
    response: linkOwnerSchema,
    errors: ['link_not_valid'],
  }),
  setPassword: endpoint({
    ...own,
    path: '/api/admin/password/set',
    access: 'public',
    createsOnce: true,
    summary: 'Choose a password by a mailed link, which works once; every device is signed out',
    body: z.object({ token: linkToken, password: passwordSchema }).meta({ id: 'AdminPasswordByLink' }),
    errors: ['link_not_valid', 'unavailable'],
  }),
};
