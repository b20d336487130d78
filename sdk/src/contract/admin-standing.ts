import { plans } from '../plans/index.ts';
import { adminLimits, type PenaltyDuration, penaltyHours } from '../rules/index.ts';
import { adminUserSchema } from './admin-users.ts';
import { endpoint } from './define.ts';
import { givenIdSchema, idSchema } from './ids.ts';
import { line } from './text.ts';
import { givenTimeSchema, time } from './times.ts';
import { z } from './zod.ts';

const reason = line(adminLimits.penaltyReason);

/** What an admin decides about an account, as it is to be again. It may have ended: what was, was. */
export const formerStandingSchema = z
  .object({
    plan: z.enum(plans),
    expires_at: givenTimeSchema.nullable(),
    is_approved: z.boolean(),
    penalty_until: givenTimeSchema.nullable(),
    penalty_reason: reason.nullable().default(null),
    takes_back: givenIdSchema
      .nullable()
      .default(null)
      .meta({ description: 'The payment that was written down with what is undone' }),
  })
  .meta({ id: 'FormerStanding' });
export type FormerStanding = z.output<typeof formerStandingSchema>;

/** What every change of an account's standing answers; the ETag is that of the account as it is now. */
export const standingResponseSchema = z
  .object({
    user: adminUserSchema,
    effective_plan: z.enum(plans).meta({ description: 'The plan that counts at this moment' }),
    expires_at: time.nullable().meta({ description: 'When the given plan ends; null for never' }),
    undo: z
      .object({
        plan: z.enum(plans),
        expires_at: time.nullable(),
        is_approved: z.boolean(),
        penalty_until: time.nullable(),
        penalty_reason: z.string().nullable(),
        takes_back: z.int().nullable(),
      })
      .nullable()
      .meta({
        description:
          'What PUT /api/admin/users/{id}/standing takes, with this ETag, to undo it; null when nothing was changed or a payment was taken back, and for who may not undo it',
      }),
  })
  .meta({ id: 'StandingResponse' });
export type StandingResponse = z.infer<typeof standingResponseSchema>;

const durations = Object.keys(penaltyHours) as [PenaltyDuration, ...PenaltyDuration[]];

/** An endpoint that changes what one account is. */
export const ofUser = {
  access: 'admin',
  tag: 'Users',
  params: z.object({ id: idSchema }),
  versioned: true,
  explainsFields: true,
} as const;
const common = { ...ofUser, response: standingResponseSchema, errors: ['user_not_found'] } as const;

export const standing = {
  approve: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/approve',
    allowsSupport: true,
    createsOnce: true,
    summary: 'Approve an account: its plan counts from now on',
  }),
  revoke: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/revoke',
    createsOnce: true,
    summary: 'Take the approval back: the account drops to basic at once, and stays signed in',
  }),
  penalize: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/penalty',
    createsOnce: true,
    summary: 'Withhold the plan for a while, from now; the account stays signed in',
    body: z
      .object({
        duration: z.enum(durations),
        reason: reason.optional().meta({ description: 'For other admins; the advisor does not see it' }),
      })
      .meta({ id: 'Penalty' }),
  }),
  lift: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/admin/users/:id/penalty',
    summary: 'Lift the penalty',
  }),
  restore: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/admin/users/:id/standing',
    summary: 'Undo: put plan, approval and penalty back as they were, and take back what was paid with it',
    body: formerStandingSchema,
  }),
};
