import type { UserSort, UserStatus } from '@loan-kereta/sdk/contract';
import { type Plan, plans } from '@loan-kereta/sdk/plans';
import { type UserPlan, userStatuses } from '@loan-kereta/sdk/rules';
import type { Order, Position } from '../../db/pages.ts';
import { type Standing, standings } from '../advisors/listing.ts';

const planOf = (standing: Standing): Plan =>
  standing === 'premium' || standing === 'diamond' ? standing : 'basic';

/** What an account in each standing is found by. */
const statusesOf: Readonly<Record<Standing, readonly [UserStatus, ...UserStatus[]]>> = {
  basic: ['active'],
  premium: ['active'],
  diamond: ['active'],
  expired: ['expired', 'active'],
  pending: ['pending'],
  penalized: ['penalized'],
  penalized_pending: ['penalized', 'pending'],
};

/** Which accounts: those that all of these let through. */
export interface UserFilter {
  readonly search?: string | undefined;
  readonly plan?: UserPlan | undefined;
  readonly status?: UserStatus | undefined;
}

const isOf = (plan: Plan, wanted: UserPlan): boolean =>
  wanted === 'paid' ? plan !== 'basic' : plan === wanted;

/** The standings of the accounts that these filters let through. */
export const standingsFor = (filter: Pick<UserFilter, 'plan' | 'status'>): Standing[] =>
  standings.filter(
    standing =>
      (filter.plan === undefined || isOf(planOf(standing), filter.plan)) &&
      (filter.status === undefined || statusesOf[standing].includes(filter.status)),
  );

/** What some lists are sorted by before anything else: the same for all accounts of a standing. */
export type Rank = (standing: Standing) => number;
export interface UserOrder extends Order {
  readonly rank?: Rank;
}

const id = { name: 'id', kind: 'number' } as const;
const columns = {
  created_at: { name: 'created_at', kind: 'date' },
  name: { name: 'listed_name', kind: 'text' },
  plan_expires_at: { name: 'listed_expiry', kind: 'date' },
  last_updated: { name: 'updated_at', kind: 'date' },
} as const;
const ranks: Readonly<Record<'plan' | 'status', Rank>> = {
  plan: standing => plans.indexOf(planOf(standing)),
  status: standing => userStatuses.indexOf(statusesOf[standing][0]),
};

export function orderOf(sort: UserSort): UserOrder {
  const by = sort.replace('-', '') as keyof typeof columns | keyof typeof ranks;
  const direction = sort.startsWith('-') ? ({ descending: true } as const) : {};
  if (by === 'plan' || by === 'status')
    return {
      name: sort,
      by: [{ name: 'rank', kind: 'number' }, columns.created_at, id],
      rank: ranks[by],
      ...direction,
    };
  return { name: sort, by: [columns[by], id], ...direction };
}

/**
 * Where the accounts of one rank go on after a position.
 * @returns undefined when there is nothing of them left
 */
export function withinRank(
  order: UserOrder,
  rank: number,
  after: Position | undefined,
): { order: Order; after?: Position } | undefined {
  const inner: Order = { ...order, by: order.by.slice(1) };
  if (!after) return { order: inner };
  const [reached, ...rest] = after;
  const ahead = (rank - Number(reached)) * (order.descending ? -1 : 1);
  if (ahead < 0) return undefined;
  return ahead === 0 ? { order: inner, after: rest } : { order: inner };
}
