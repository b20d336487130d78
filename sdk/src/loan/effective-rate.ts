import { annuity } from './reducing.ts';

/**
 * The nominal annual rate on the reducing balance (monthly internal rate of return × 12) that a flat rate comes to,
 * from the unrounded instalments. The principal does not matter to it.
 *
 * An instalment, as a share of the principal, is `(1 + rate·years) / 12·years` at the flat rate and the annuity at a
 * reducing one. The annuity grows with the rate, so the answer, rounded half up, is the last whole hundredth whose lower
 * edge (half a hundredth below) has an annuity not above the flat share. The search compares whole numbers only, and
 * takes some tens of microseconds.
 * @param flatRate hundredths of a percent, 0 to 10,000.
 * @param years 1 to 30.
 * @returns hundredths of a percent.
 */
export function effectiveRateOf(flatRate: number, years: number): number {
  const months = 12 * years;
  const paid = BigInt(10_000 + flatRate * years);
  const lent = BigInt(10_000 * months);
  // At one and the same rate a flat loan costs at least what a reducing one does, so the answer is not below the flat
  // rate; and it is below the rate whose first month of interest would take the whole instalment.
  let low = flatRate;
  let aboveHigh = flatRate + Math.ceil(10_000 / years) + 1;
  while (aboveHigh - low > 1) {
    const middle = (low + aboveHigh) >> 1;
    // In halves of a hundredth, so that the lower edge is whole.
    const { numerator, denominator } = annuity(2 * middle - 1, 240_000, months);
    if (numerator * lent <= denominator * paid) low = middle;
    else aboveHigh = middle;
  }
  return low;
}
