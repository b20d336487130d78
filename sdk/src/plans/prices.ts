import type { Plan } from './plans.ts';

/** What plans cost today, in RM, as far as that is known; the rest cost what they do without a server. */
export type PlanPrices = Partial<Readonly<Record<Plan, number>>>;

interface Priced {
  readonly name: Plan;
  readonly price: number;
  readonly offer_price?: number | undefined;
}

/** What each plan of `/api/plans` costs today: less while there is an offer. */
export const pricesOf = (offers: readonly Priced[]): PlanPrices =>
  Object.fromEntries(offers.map(({ name, price, offer_price }) => [name, offer_price ?? price]));
