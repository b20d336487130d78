import { plans as planNames } from '../plans/index.ts';
import { endpoint } from './define.ts';
import { z } from './zod.ts';

export const planSchema = z
  .object({
    name: z.enum(planNames),
    price: z.number().meta({ description: 'RM: a month for premium, once for diamond' }),
    offer_price: z.number().optional().meta({ description: 'RM, while there is an offer' }),
    description: z.string(),
    is_popular: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type PlanOffer = z.infer<typeof planSchema>;

export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/api/plans',
    access: 'public',
    crossOrigin: true,
    tag: 'Plans',
    summary: 'The plans that there are, and what they cost',
    response: z.object({
      plans: z.array(planSchema),
      support_whatsapp: z
        .string()
        .nullable()
        .meta({ description: 'Whom to ask for one, as digits with country code; null when nobody is named' }),
    }),
  }),
};
