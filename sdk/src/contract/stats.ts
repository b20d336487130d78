import { planDetails, plans } from '../plans/index.ts';
import { malaysia } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { countUpTo } from './lists.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const count = z.int();
const ringgit = z.number().meta({ description: 'RM' });

const statsSchema = z
  .object({
    total_users: count,
    active_users: count.meta({ description: 'Approved and not penalized now, whatever the plan' }),
    monthly_revenue: z.int().meta({
      description: `RM: ${planDetails.premium.price} for each premium user and ${planDetails.diamond.price} for each diamond user, whose plan counts now`,
    }),
    premium_users: count.meta({ description: 'Whose plan counts at this moment: see `plan` of a user' }),
  })
  .meta({ id: 'Stats' });

const enhancedStatsSchema = statsSchema
  .extend({
    diamond_users: count,
    new_registrations: count.meta({ description: 'Accounts opened this month' }),
    new_subscriptions: count.meta({ description: 'Payments for plans written down this month' }),
    expiring_this_week: count.meta({
      description: 'Users whose paid plan counts now and ends within seven days',
    }),
    revenue_this_month: ringgit.meta({
      description: 'RM: what was paid this month, less what was taken back',
    }),
    revenue_total: ringgit.meta({ description: 'RM: the same since the books began' }),
    plan_shares: z.array(
      z.object({
        plan: z.enum(plans),
        users: count,
        percent: z.number().meta({ description: 'Of all users, with one decimal' }),
        monthly_revenue: z.int().meta({ description: 'RM: the share of `monthly_revenue`' }),
      }),
    ),
    server_time: time,
  })
  .meta({ id: 'EnhancedStats' });
export type EnhancedStats = z.infer<typeof enhancedStatsSchema>;

const mostDays = 366;

const common = { method: 'GET', access: 'admin', allowsSupport: true, tag: 'Statistics' } as const;

/** How many there are, and what they pay. Days and months are those of Malaysia. */
export const stats = {
  simple: endpoint({
    ...common,
    path: '/api/admin/stats',
    summary: 'How many users there are, and what they bring in',
    response: statsSchema,
  }),
  enhanced: endpoint({
    ...common,
    path: '/api/admin/stats/enhanced',
    summary: 'The same with this month, what is about to expire, the books and the share of each plan',
    response: enhancedStatsSchema,
  }),
  series: endpoint({
    ...common,
    path: '/api/admin/stats/series',
    summary: 'Sign-ups, paid plans and revenue of each day, the last of which is today',
    query: z.object({
      days: countUpTo(mostDays).default(30),
    }),
    response: z.object({
      time_zone: z.literal(malaysia.timeZone),
      days: z.array(
        z.object({
          date: z.iso.date(),
          sign_ups: count,
          paid_plans: count,
          revenue: ringgit.meta({ description: 'RM: below zero where more was taken back than paid' }),
        }),
      ),
    }),
  }),
};
