import { endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { byTime, listQuery, page } from './lists.ts';
import { networkSchema } from './network.ts';
import { givenTimeSchema, time } from './times.ts';
import { z } from './zod.ts';

/** What the security log tells of. */
export const securityKinds = [
  'sign_in',
  'sign_out',
  'admin_sign_in',
  'admin_sign_out',
  'step_up',
  'second_factor_added',
  'second_factor_removed',
  'recovery_codes_renewed',
  'password_change',
  'reset_request',
  'password_reset',
  'address_change_request',
  'address_change',
  'undo',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** What was tried within one hour, in the same way, from the same place, by or for the same account. */
export const securityEventSchema = z
  .object({
    id: z.int(),
    kind: z.enum(securityKinds),
    outcome: z.string().meta({ description: '`ok`, or the code of the refusal' }),
    advisor_id: z.int().nullable(),
    admin_id: z.int().nullable(),
    network: z.string().nullable().meta({ description: 'null for the many when there were many' }),
    device: z.string().nullable(),
    count: z.int(),
    first_at: time,
    last_at: time,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEventSchema>;

/** The same with who it is about, where there is an account. */
export const namedSecurityEventSchema = securityEventSchema
  .extend({ advisor_name: z.string().nullable(), admin_email: z.string().nullable() })
  .meta({ id: 'NamedSecurityEvent' });
export type NamedSecurityEvent = z.infer<typeof namedSecurityEventSchema>;

const filters = {
  advisor_id: idSchema.optional(),
  admin_id: idSchema.optional(),
  kind: z.enum(securityKinds).optional(),
  network: networkSchema,
  since: givenTimeSchema.optional(),
  until: givenTimeSchema.optional(),
};
const common = { method: 'GET', access: 'admin', tag: 'Security log' } as const;

export const security = {
  list: endpoint({
    ...common,
    path: '/api/admin/security',
    allowsSupport: true,
    summary: 'Sign-ins, refusals and changes of passwords and addresses of the last 90 days, newest first',
    query: listQuery({ sorts: byTime, filters }),
    response: page(namedSecurityEventSchema),
  }),
  download: endpoint({
    ...common,
    path: '/api/admin/security.csv',
    stepUp: true,
    summary: 'The security log, or what is asked for of it, as a table, newest first',
    query: z.object(filters),
    download: { name: 'security.csv', type: 'text/csv', row: securityEventSchema },
  }),
};
