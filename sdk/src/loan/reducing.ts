import type { Ratio } from './money.ts';
import type { LoanTerms } from './terms.ts';

/** Hundredths of a percent a year, as parts of the balance a month: 1/10,000 of it, over 12 months. */
const partsPerMonth = 120_000n;

/**
 * The exact instalment on a reducing balance with monthly rest, in sen: the annuity `P·i·g / (g − 1)` with
 * `i = r/D` a month and `g = (1 + i)^n`, multiplied out to whole numbers: `P·r·(D + r)^n / (D·((D + r)^n − D^n))`.
 */
export function reducingInstalment({ principal, rate, payments }: LoanTerms): Ratio {
  if (rate === 0) return { numerator: BigInt(principal), denominator: BigInt(payments) };
  const r = BigInt(rate);
  const n = BigInt(payments);
  const growth = (partsPerMonth + r) ** n;
  return {
    numerator: BigInt(principal) * r * growth,
    denominator: partsPerMonth * (growth - partsPerMonth ** n),
  };
}
