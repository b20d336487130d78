import { exactFlatRate } from './conversion.ts';
import type { Rate } from './rate.ts';
import type { RateKind } from './rate-kinds.ts';
import { tenureYears } from './rules.ts';

/** The highest effective rates that a hire-purchase agreement may have, in percent a year. */
export const legalCeiling = {
  source: 'Hire-Purchase (Amendment) Act 2026 (A1783), as in the bill',
  since: '2026-06-01',
  /** Up to and with so many years. */
  shortYears: 5,
  short: 17,
  long: 16,
} as const;

/** The legal ceiling of a tenure: an effective rate in percent a year. */
export const ceilingOf = (years: number): number =>
  years <= legalCeiling.shortYears ? legalCeiling.short : legalCeiling.long;

/** The highest whole hundredth of a flat rate below the ceiling. It is compared exactly, so that no rounding lets one pass. */
function highestFlat(years: number): number {
  const { numerator, denominator } = exactFlatRate(ceilingOf(years) * 100, 12 * years);
  return Number(numerator / denominator) / 100;
}

/**
 * The highest rate of a kind that the legal ceiling allows over every one of some tenures, in percent a year: 9.54 flat
 * over 5, 7 and 9 years, 9.33 over 1 to 9.
 */
export const highestRate = (kind: RateKind, tenures: readonly number[] = tenureYears): number =>
  Math.min(...tenures.map(kind === 'flat' ? highestFlat : ceilingOf));

/** Whether a rate is above the legal ceiling over any of some tenures: such a rate is neither saved nor offered. */
export const exceedsCeiling = ({ value, kind }: Rate, tenures?: readonly number[]): boolean =>
  value > highestRate(kind, tenures);
