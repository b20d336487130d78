import { plans } from '../plans/index.ts';

/** The most that admins may write and decide about an account. */
export const adminLimits = {
  /** Characters of a note about a payment. */
  paymentNote: 200,
  /** Characters of the reason for a penalty. */
  penaltyReason: 200,
  /** Characters of a note about an account. */
  notes: 2000,
  /** How far ahead a plan may end, in years. */
  expiryYears: 10,
  /** Characters of what a plan is described by. */
  planDescription: 300,
  /** Characters of a network: an IPv6 address with an IPv4 one in it. */
  network: 45,
  /** Characters of what a list is searched for. */
  search: 100,
} as const;

/** How many characters a search of the users needs: one would find most of them. */
export const leastSearched = 2;
export const isSearchable = (text: string): boolean => [...text].length >= leastSearched;

/** What a list of users can be narrowed to. An account may be pending and penalized at once, and an expired one is active. */
export const userStatuses = ['active', 'pending', 'penalized', 'expired'] as const;
/** The plans that it can be narrowed to: one, or any that costs something. */
export const userPlans = [...plans, 'paid'] as const;
export type UserPlan = (typeof userPlans)[number];

/** How long a penalty may last, in hours, by the name of each length. */
export const penaltyHours = { '4h': 4, '3d': 72, '7d': 168, '30d': 720 } as const;
export type PenaltyDuration = keyof typeof penaltyHours;

/** For how many days an admin may grant premium; -1 stands for ever. */
export const grantDays = [1, 3, 7, 30, -1] as const;
