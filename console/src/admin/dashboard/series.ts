/** What happened on one day, or in one month. */
export interface Point {
  /** '2026-11-22', or '2026-11' for a month. */
  readonly date: string;
  readonly sign_ups: number;
  readonly paid_plans: number;
  readonly revenue: number;
}

/** How many days can be looked back, as the address has them. */
export const spans = ['30', '90', '365'] as const;

/** Days added up to months, of which the first and the last may be a part. */
export function byMonth(days: readonly Point[]): Point[] {
  const months = new Map<string, Point>();
  for (const { date, sign_ups, paid_plans, revenue } of days) {
    const month = date.slice(0, 7);
    const sum = months.get(month) ?? { date: month, sign_ups: 0, paid_plans: 0, revenue: 0 };
    months.set(month, {
      date: month,
      sign_ups: sum.sign_ups + sign_ups,
      paid_plans: sum.paid_plans + paid_plans,
      // In sen, so that a year of ringgit adds up to the sen.
      revenue: Math.round(sum.revenue * 100 + revenue * 100) / 100,
    });
  }
  return [...months.values()];
}

/** What all of them come to. */
export const sum = (points: readonly Point[], field: 'sign_ups' | 'paid_plans' | 'revenue'): number =>
  Math.round(points.reduce((total, point) => total + point[field] * 100, 0)) / 100;
