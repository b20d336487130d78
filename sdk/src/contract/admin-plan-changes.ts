import { type PlanName, parsePlan, planAliases } from '../plans/index.ts';
import { adminLimits, grantDays } from '../rules/index.ts';
import { ofUser, standingResponseSchema } from './admin-standing.ts';
import { endpoint } from './define.ts';
import { ringgitSchema } from './money.ts';
import { line } from './text.ts';
import { givenTimeSchema } from './times.ts';
import { z } from './zod.ts';

const names = Object.keys(planAliases) as [PlanName, ...PlanName[]];

/** A plan under any of its names. */
export const givenPlanSchema = z.enum(names).transform(name => parsePlan(name) ?? 'basic');

/** When a plan is to end; null or nothing for never. How far ahead it may be is the server's clock to say. */
export const givenExpirySchema = givenTimeSchema.nullish();

/** What was paid for a plan, where it is not what the plan costs. */
export const paidFields = {
  amount: ringgitSchema.optional().meta({
    description: 'RM that were paid; 0 for nothing. What the plan costs when left out',
  }),
  payment_note: line(adminLimits.paymentNote).optional(),
};

const common = {
  ...ofUser,
  response: standingResponseSchema,
  errors: ['user_not_found'],
} as const;

export const planChanges = {
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/admin/users/:id/plan',
    summary:
      'Give a plan, from now, and write down what was paid: the price of the months that are added, unless told',
    body: z
      .object({ plan: givenPlanSchema, expires_at: givenExpirySchema, ...paidFields })
      .meta({ id: 'PlanChange' }),
  }),
  grantTime: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/plan/time',
    createsOnce: true,
    summary:
      'Grant premium for some days from now, or diamond for ever; a gift, unless told that it was paid for',
    body: z
      .object({ days: z.literal([...grantDays]), lifetime: z.boolean().default(false), ...paidFields })
      .superRefine(({ days, lifetime }, context) => {
        if ((days === -1) !== lifetime)
          context.addIssue({ code: 'custom', path: ['lifetime'], message: 'A lifetime has -1 days.' });
      })
      .meta({ id: 'TimeGrant' }),
  }),
  makePermanent: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/plan/permanent',
    createsOnce: true,
    summary: 'Give basic or the Full Version without an end, and write down what was paid',
    body: z.object({ plan: z.enum(['basic', 'full']), ...paidFields }).meta({ id: 'PermanentPlan' }),
  }),
};
