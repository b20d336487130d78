import type { EnhancedStats } from '@loan-kereta/sdk/contract';
import { type Plan, planDetails, plans } from '@loan-kereta/sdk/plans';
import { malaysia, ringgitOf } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Standing } from '../advisors/listing.ts';
import type { TalliesService, Tally } from '../tallies/service.ts';
import { dateOf, dayNumber, monthStart } from './days.ts';
import { countExpiring, movedSince } from './table.ts';

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;
const active: readonly Standing[] = ['basic', 'premium', 'diamond', 'expired'];

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
const countedIn = (some: readonly Tally[]): number => sum(some.map(tally => tally.counted));
const paidIn = (some: readonly Tally[]): number => ringgitOf(sum(some.map(tally => tally.amountSen)));

/** How many accounts there are and what they pay, at the moment of asking. */
export function statsService(db: Database, now: Clock, tallies: TalliesService) {
  /** The accounts by where they stand at `at`. */
  async function standingsAt(at: Date): Promise<ReadonlyMap<string, number>> {
    const counts = new Map((await tallies.read('standing')).map(({ part, counted }) => [part, counted]));
    const add = (standing: Standing, by: number) => counts.set(standing, (counts.get(standing) ?? 0) + by);
    for (const { stored, standing, counted } of await movedSince(db, at)) {
      add(stored, -counted);
      add(standing, counted);
    }
    return counts;
  }

  function usersOf(counts: ReadonlyMap<string, number>) {
    const of = (standing: Standing) => counts.get(standing) ?? 0;
    const total = sum(counts.values());
    const paying = { premium: of('premium'), diamond: of('diamond') };
    const byPlan: Readonly<Record<Plan, number>> = {
      ...paying,
      basic: total - paying.premium - paying.diamond,
    };
    const revenue = (plan: Plan) => byPlan[plan] * planDetails[plan].price;
    return {
      simple: {
        total_users: total,
        active_users: sum(active.map(of)),
        monthly_revenue: sum(plans.map(revenue)),
        premium_users: byPlan.premium,
      },
      diamond_users: byPlan.diamond,
      plan_shares: plans.map(plan => ({
        plan,
        users: byPlan[plan],
        percent: total === 0 ? 0 : Math.round((byPlan[plan] * 1000) / total) / 10,
        monthly_revenue: revenue(plan),
      })),
    };
  }

  return {
    /** How many users there are, and what they bring in. */
    simple: () => db.snapshot(async () => usersOf(await standingsAt(now())).simple),

    /** The same with this month, what is about to expire, the books and the plans. */
    enhanced: (): Promise<EnhancedStats> =>
      // All figures are of one moment.
      db.snapshot(async () => {
        const at = now();
        const { simple, ...byPlan } = usersOf(await standingsAt(at));
        const month = monthStart(at);
        const payments = await tallies.read('payment');
        const thisMonth = payments.filter(({ day }) => day >= month);
        return {
          ...simple,
          ...byPlan,
          new_registrations: countedIn(await tallies.read('sign_up', month)),
          new_subscriptions: countedIn(thisMonth),
          expiring_this_week: await countExpiring(db, at, new Date(at.getTime() + weekMilliseconds)),
          revenue_this_month: paidIn(thisMonth),
          revenue_total: paidIn(payments),
          server_time: at.toISOString(),
        };
      }),

    /** What happened on each of the last days, today included; a day on which nothing did is there as well. */
    series: (days: number) =>
      db.snapshot(async () => {
        const today = dayNumber(now());
        const first = today - days + 1;
        const signUps = Map.groupBy(await tallies.read('sign_up', first), ({ day }) => day);
        const payments = Map.groupBy(await tallies.read('payment', first), ({ day }) => day);
        return {
          time_zone: malaysia.timeZone,
          days: Array.from({ length: days }, (_, index) => {
            const day = first + index;
            const paid = payments.get(day) ?? [];
            return {
              date: dateOf(day),
              sign_ups: countedIn(signUps.get(day) ?? []),
              paid_plans: countedIn(paid),
              revenue: paidIn(paid),
            };
          }),
        };
      }),
  };
}

export type StatsService = ReturnType<typeof statsService>;
