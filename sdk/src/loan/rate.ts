import { effectiveRateOf } from './effective-rate.ts';
import { flatRateOf } from './flat-rate.ts';
import type { rateKinds } from './rules.ts';
import type { LoanMethod } from './terms.ts';

/** `flat` ('kadar rata') is a percent of the first principal, `effective` ('kadar efektif') of what is still owed. */
export type RateKind = (typeof rateKinds)[number];

/** An annual rate, which means nothing without its kind: 2.90 flat over 9 years costs as much as 5.33 effective. */
export interface Rate {
  /** In percent, to the hundredth. */
  readonly value: number;
  readonly kind: RateKind;
}

/** The kind of rate that a method calculates with. */
export const kindOf = (method: LoanMethod): RateKind => (method === 'reducing' ? 'effective' : 'flat');

/**
 * A rate as one of `kind` that comes to the same instalment over `years`, to the nearest hundredth. Neighbouring
 * hundredths can come to one of the other kind: to convert back, keep the rate that was given.
 */
export function convertRate(rate: Rate, kind: RateKind, years: number): Rate {
  const convert = kind === 'flat' ? flatRateOf : effectiveRateOf;
  const hundredths = Math.round(rate.value * 100);
  return { value: (rate.kind === kind ? hundredths : convert(hundredths, years)) / 100, kind };
}
