import { divide, type Ratio } from './money.ts';
import { partsPerMonth, shareOf } from './share.ts';

/**
 * The nominal annual rate on the reducing balance (monthly internal rate of return × 12) that a flat rate comes to,
 * from the unrounded instalments. The principal does not matter to it.
 *
 * An instalment, as a share of the principal, grows with the effective rate. So the answer, rounded half up, is the last
 * whole hundredth whose lower edge (half a hundredth below) has a share not above that of the flat rate. The search
 * compares whole numbers only, and takes some tens of microseconds.
 * @param flatRate hundredths of a percent, 0 to 10,000.
 * @param months 12 to 360.
 * @returns hundredths of a percent.
 */
export function effectiveRateOf(flatRate: number, months: number): number {
  const paid = shareOf(flatRate, 'flat', months);
  // At one and the same rate a flat loan costs at least what a reducing one does, so the answer is not below the flat
  // rate; and it is below the rate whose first month of interest would take the whole instalment.
  let low = flatRate;
  let aboveHigh = flatRate + Math.ceil(partsPerMonth / months) + 1;
  while (aboveHigh - low > 1) {
    const middle = (low + aboveHigh) >> 1;
    // In halves of a hundredth, so that the lower edge is whole.
    const { numerator, denominator } = shareOf(2 * middle - 1, 'effective', months, 2 * partsPerMonth);
    if (numerator * paid.denominator <= paid.numerator * denominator) low = middle;
    else aboveHigh = middle;
  }
  return low;
}

/**
 * The exact flat rate that comes to the same instalments as an effective one: `(months·share − 1) / years`.
 * @param effectiveRate hundredths of a percent, 0 to 10,000.
 * @param months 12 to 360.
 * @returns hundredths of a percent.
 */
export function exactFlatRate(effectiveRate: number, months: number): Ratio {
  const { numerator, denominator } = shareOf(effectiveRate, 'effective', months);
  const n = BigInt(months);
  return {
    numerator: BigInt(partsPerMonth) * (n * numerator - denominator),
    denominator: n * denominator,
  };
}

/** The same to the nearest whole hundredth, half up. */
export function flatRateOf(effectiveRate: number, months: number): number {
  const { numerator, denominator } = exactFlatRate(effectiveRate, months);
  return divide(numerator, denominator);
}
