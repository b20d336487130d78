import type { Ratio } from './money.ts';
import type { LoanTerms } from './terms.ts';

/**
 * The exact instalment at a flat rate, in sen: `(P + P·rate·years) / (12·years)`. All products stay below 2^53 for
 * the terms that `readTerms` lets through.
 */
export function flatInstalment({ principal, rate, years, payments }: LoanTerms): Ratio {
  return {
    numerator: BigInt(principal * (10_000 + rate * years)),
    denominator: BigInt(10_000 * payments),
  };
}
