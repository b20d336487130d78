import { plans } from '../plans/index.ts';
import { adminLimits, isSearchable, leastSearched, userPlans, userStatuses } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { flagsSchema } from './features.ts';
import { givenIdSchema, idSchema } from './ids.ts';
import { listQuery, page } from './lists.ts';
import { profileSchema } from './profile.ts';
import { line } from './text.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

export type UserStatus = (typeof userStatuses)[number];

/** An account as admins see it in a list, and as what they do to it answers. */
export const adminUserSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    picture: z.string().nullable().meta({ description: 'A whole address' }),
    slug: z.string(),
    brand_name: z.string(),
    whatsapp: z.string().meta({ description: 'As the advisor wrote it; empty for none' }),
    plan: z.enum(plans).meta({ description: 'The plan that counts at this moment' }),
    plan_type: z
      .enum(plans)
      .meta({ description: 'The plan that was given, even while it has expired or is withheld' }),
    plan_label: z
      .enum(['Free', 'Monthly', 'Lifetime'])
      .meta({ description: 'What the plan that counts is called' }),
    status: z.enum(userStatuses).meta({
      description:
        'The first of these that holds: penalized now, pending approval, the given plan expired, active',
    }),
    created_at: time,
    last_updated: time.nullable().meta({ description: 'null when nothing was changed since it was created' }),
    is_approved: z.boolean(),
    is_active: z.boolean().meta({ description: 'Approved and not penalized, whatever the plan' }),
    penalty_until: time.nullable(),
    penalty_reason: z.string().nullable().meta({ description: 'null where no reason was given' }),
    access: z.object({
      expires_at: time.nullable().meta({ description: 'When the given plan ends; null for never' }),
      theme_access: z
        .array(z.string())
        .meta({ description: 'theme1 … theme20, as the plan that counts grants' }),
      flags: flagsSchema,
    }),
    version: z.int().meta({
      description: 'Another one as soon as anything is changed that an admin decides about; also the ETag',
    }),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUserSchema>;

/** One account with all that an admin is shown beside its history. */
export const adminUserDetailSchema = adminUserSchema
  .extend({
    profile: profileSchema,
    phone: z.string().nullable().meta({ description: 'As given at registration' }),
    company: z.string().nullable(),
    email_verified_at: time.nullable(),
    must_change_password: z.boolean(),
    last_seen_at: time
      .nullable()
      .meta({ description: 'The last request or sign-in; null when there was none' }),
    sessions: z.int().meta({ description: 'On how many devices the account is signed in' }),
    notes_count: z.int().meta({ description: 'How many notes admins have written about it' }),
    server_time: time,
  })
  .meta({ id: 'AdminUserDetail' });
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>;

/** What the list, and whatever is done to all that it finds, can be narrowed to. */
export const userFilters = {
  search: line(adminLimits.search)
    .refine(text => text === '' || isSearchable(text), `Use at least ${leastSearched} characters.`)
    .optional()
    .meta({
      description:
        'What a name, an address, a brand name or a number is, begins with or, from three characters, has anywhere. The list is then in that order, of equals the newest first, whatever `sort` says, and `total` may have `more` with any count',
    }),
  plan: z
    .enum(userPlans)
    .optional()
    .meta({ description: 'The plan that counts at this moment; paid: premium or diamond' }),
  status: z.enum(userStatuses).optional().meta({
    description:
      'active: approved and not penalized; pending: not approved; penalized: now; expired: active, and the given plan has ended',
  }),
};

/** The orders of the list. Where a plan or a status decides, the newest come first with `-`, the oldest without. */
export const userSorts = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  'plan',
  '-plan',
  'status',
  '-status',
  'plan_expires_at',
  '-plan_expires_at',
  'last_updated',
  '-last_updated',
] as const;
export type UserSort = (typeof userSorts)[number];

const yesNo = z.enum(['Yes', 'No']);
/** A row of the exported table, in the words of its columns. */
export const userReportSchema = z.object({
  Name: z.string(),
  Email: z.string(),
  Plan: z.enum(plans),
  'Created Date': time,
  'Plan Expiry': z.union([time, z.literal('Never')]),
  'Theme Access Count': z.int(),
  'Presenter Mode': yesNo,
  'Custom Color': yesNo,
  'Edit Data': yesNo,
  Watermark: yesNo,
  Approved: yesNo,
  'Last Updated': z.union([time, z.literal('Never')]),
});
export type UserReport = z.infer<typeof userReportSchema>;

const mostSelected = 500;
const selectedIds = z
  .string()
  .max(mostSelected * 11)
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'Give the numbers of users, with commas between them.')
  .transform(text => text.split(',').map(Number))
  .refine(ids => ids.length <= mostSelected, `Give at most ${mostSelected}.`)
  .refine(
    ids => ids.every(id => givenIdSchema.safeParse(id).success),
    'Give the numbers of users, with commas between them.',
  )
  .optional()
  .meta({
    description: `At most ${mostSelected} numbers with commas between them: these accounts, and no filter`,
  });

const common = { access: 'admin', tag: 'Users' } as const;

export const adminUsers = {
  list: endpoint({
    ...common,
    method: 'GET',
    allowsSupport: true,
    path: '/api/admin/users',
    summary: 'The accounts of advisors, newest first unless told',
    query: listQuery({ sorts: userSorts, filters: userFilters }),
    response: page(adminUserSchema),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    allowsSupport: true,
    path: '/api/admin/users/:id',
    summary: 'One account, with its profile and where it is signed in',
    params: z.object({ id: idSchema }),
    versioned: true,
    response: adminUserDetailSchema,
    errors: ['user_not_found'],
  }),
  download: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/users.csv',
    summary: 'All accounts, those that a filter finds, or those that are selected, as a table',
    query: z.object({ ...userFilters, ids: selectedIds }),
    stepUp: true,
    download: { name: 'users.csv', type: 'text/csv', row: userReportSchema },
  }),
};
