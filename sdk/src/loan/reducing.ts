import type { Ratio } from './money.ts';
import type { LoanTerms } from './terms.ts';

/**
 * The part of a principal that each of `months` equal payments is, on a reducing balance with monthly rest: the annuity
 * `i·g / (g − 1)` with `i = rate / parts` a month and `g = (1 + i)^months`, multiplied out to whole numbers.
 * @param parts what of the balance one of `rate` is a month: hundredths of a percent a year are 1/120,000 of it
 */
export function annuity(rate: number, parts: number, months: number): Ratio {
  const [r, d, n] = [BigInt(rate), BigInt(parts), BigInt(months)];
  const growth = (d + r) ** n;
  return r
    ? { numerator: r * growth, denominator: d * (growth - d ** n) }
    : { numerator: 1n, denominator: n };
}

/** The exact instalment on a reducing balance, in sen. */
export function reducingInstalment({ principal, rate, payments }: LoanTerms): Ratio {
  const { numerator, denominator } = annuity(rate, 120_000, payments);
  return { numerator: BigInt(principal) * numerator, denominator };
}
