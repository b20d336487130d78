import { plans as planNames } from '../plans/index.ts';
import { adminLimits } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { list } from './list.ts';
import { ringgitSchema } from './money.ts';
import { planSchema } from './plans.ts';
import { filledLine } from './text.ts';
import { z } from './zod.ts';

const planOfferSchema = z.object({
  name: z.enum(planNames),
  price: ringgitSchema,
  offer_price: ringgitSchema.nullish().meta({ description: 'RM, while there is an offer' }),
  description: filledLine(adminLimits.planDescription),
  is_popular: z.boolean().default(false),
});
export type PlanOffers = readonly z.output<typeof planOfferSchema>[];

const each = `Name each of these plans once: ${planNames.join(', ')}.`;

/** All plans, as admins edit them. What a plan grants is no part of it, and neither is a plan more or less. */
const planOffersSchema = z.object({
  plans: list(planOfferSchema, planNames.length, each).superRefine((offers, context) => {
    if (planNames.some(name => !offers.some(offer => offer.name === name)))
      context.addIssue({ code: 'custom', message: each });
    for (const [index, { name, price, offer_price }] of offers.entries()) {
      const tell = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (name === 'basic' && price !== 0) tell('price', 'The Basic plan is free.');
      if (typeof offer_price === 'number' && offer_price >= price)
        tell('offer_price', 'An offer is lower than the price.');
    }
  }),
});

const document = {
  path: '/api/admin/plans',
  access: 'admin',
  tag: 'Plans',
  versioned: true,
  response: z.object({ plans: z.array(planSchema) }),
} as const;

export const adminPlans = {
  get: endpoint({
    ...document,
    method: 'GET',
    allowsSupport: true,
    summary: 'The plans that there are, to be edited',
  }),
  save: endpoint({
    ...document,
    method: 'PUT',
    summary: 'Replaces what the plans cost and are described by, for everybody at once',
    explainsFields: true,
    body: planOffersSchema,
  }),
};
