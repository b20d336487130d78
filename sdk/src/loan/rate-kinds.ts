/** What a rate is a percent of: the first principal for all years, or what is still owed, month by month. */
export const rateKinds = ['flat', 'effective'] as const;

/** `flat` ('kadar rata') or `effective` ('kadar efektif'). */
export type RateKind = (typeof rateKinds)[number];
