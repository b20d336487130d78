import { effectiveRateOf, flatRateOf } from './conversion.ts';
import type { RateKind } from './rate-kinds.ts';
import type { LoanMethod } from './terms.ts';

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
  const hundredths = Math.round(rate.value * 100);
  const convert = kind === 'flat' ? flatRateOf : effectiveRateOf;
  return { value: (rate.kind === kind ? hundredths : convert(hundredths, 12 * years)) / 100, kind };
}
