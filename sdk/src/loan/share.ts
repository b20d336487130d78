import type { Ratio } from './money.ts';
import type { RateKind } from './rate-kinds.ts';

/** Hundredths of a percent a year as parts of an amount a month: 1/10,000 of it, over 12 months. */
export const partsPerMonth = 120_000;

/**
 * The part of a principal that each of `months` equal payments is, exactly.
 *
 * - `flat`: `(P + P·rate·years) / months`.
 * - `effective`: the annuity `P·i·g / (g − 1)` on a reducing balance with monthly rest, with `i = rate / parts` a month
 *   and `g = (1 + i)^months`.
 * @param rate of a year: hundredths of a percent, where `parts` are not given
 */
export function shareOf(rate: number, kind: RateKind, months: number, parts = partsPerMonth): Ratio {
  const [r, n, d] = [BigInt(rate), BigInt(months), BigInt(parts)];
  const growth = (d + r) ** n;
  return kind === 'flat' || !r
    ? { numerator: d + r * n, denominator: d * n }
    : { numerator: r * growth, denominator: d * (growth - d ** n) };
}
