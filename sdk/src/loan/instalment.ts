import { divide, type Ratio } from './money.ts';
import { kindOf } from './rate.ts';
import { shareOf } from './share.ts';
import { type LoanInput, type LoanTerms, readTerms } from './terms.ts';

/** The exact instalment in sen. */
export function exactInstalment({ principal, rate, payments, method }: LoanTerms): Ratio {
  const { numerator, denominator } = shareOf(rate, kindOf(method), payments);
  return { numerator: BigInt(principal) * numerator, denominator };
}

/**
 * The monthly instalment in RM to the sen (half up), before `rounding` makes it whole ringgit: RM54,000 at 3 %
 * reducing over 7 years is 713.52.
 * @throws {RangeError} naming the field that is wrong.
 */
export function instalmentToSen(input: LoanInput): number {
  const { numerator, denominator } = exactInstalment(readTerms(input));
  return divide(numerator, denominator) / 100;
}
