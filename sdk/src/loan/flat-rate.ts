import { divide, type Ratio } from './money.ts';
import { annuity } from './reducing.ts';

/**
 * The exact flat rate whose instalments repay a loan at an effective rate: `(12·years·annuity − 1) / years`.
 * @param effectiveRate hundredths of a percent, 0 to 10,000.
 * @param years 1 to 30.
 * @returns hundredths of a percent.
 */
export function exactFlatRate(effectiveRate: number, years: number): Ratio {
  const months = 12 * years;
  const { numerator, denominator } = annuity(effectiveRate, 120_000, months);
  return {
    numerator: 10_000n * (BigInt(months) * numerator - denominator),
    denominator: BigInt(years) * denominator,
  };
}

/** The same to the nearest whole hundredth, half up. */
export function flatRateOf(effectiveRate: number, years: number): number {
  const { numerator, denominator } = exactFlatRate(effectiveRate, years);
  return divide(numerator, denominator);
}
