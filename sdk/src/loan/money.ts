/** How an amount between two whole units is settled: half up, or always up. */
export type Rounding = 'nearest' | 'ceil';

/** An exact amount: a fraction of two whole numbers, never negative. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Divides whole numbers and rounds to a whole number. Every rounding of the loan module happens here, in integers:
 * a float would put 7.25 % of some amounts a ringgit too high.
 * @param numerator 0 or more; a `number` must be a safe integer.
 * @param denominator 1 or more; a `number` must be a safe integer.
 */
export function divide(
  numerator: bigint | number,
  denominator: bigint | number,
  rounding: Rounding = 'nearest',
): number {
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  return Number(rounding === 'ceil' ? (n + d - 1n) / d : (2n * n + d) / (2n * d));
}
