import { flatInstalment } from './flat.ts';
import { divide, type Ratio } from './money.ts';
import { reducingInstalment } from './reducing.ts';
import { type LoanInput, type LoanTerms, readTerms } from './terms.ts';

/** The exact instalment in sen, by the loan's method. */
export const exactInstalment = (terms: LoanTerms): Ratio =>
  terms.method === 'reducing' ? reducingInstalment(terms) : flatInstalment(terms);

/**
 * The monthly instalment in RM to the sen (half up), before `rounding` makes it whole ringgit: RM54,000 at 3 %
 * reducing over 7 years is 713.52.
 * @throws {RangeError} naming the field that is wrong.
 */
export function instalmentToSen(input: LoanInput): number {
  const { numerator, denominator } = exactInstalment(readTerms(input));
  return divide(numerator, denominator) / 100;
}
