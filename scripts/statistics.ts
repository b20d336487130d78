const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value that `share` (0–1) of the values do not exceed. @throws {RangeError} when there are none */
export function percentile(values: readonly number[], share: number): number {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Abramowitz and Stegun 7.1.26: the error function, to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

/**
 * The two-sided Mann–Whitney U test with the normal approximation, which needs 20 values or more on each side and asks
 * nothing of how they are distributed: the probability of samples at least as different as these when both come from
 * the same distribution.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = sorted([...one, ...other]);
  const rankOf = new Map<number, number>();
  let tiesTerm = 0;
  for (let start = 0; start < all.length; ) {
    const value = all[start];
    let end = start;
    while (all[end] === value) end += 1;
    if (value !== undefined) rankOf.set(value, (start + 1 + end) / 2);
    tiesTerm += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n, m] = [one.length, other.length];
  const ranks = one.reduce((sum, value) => sum + (rankOf.get(value) ?? 0), 0);
  const u = ranks - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (n + m + 1 - tiesTerm / ((n + m) * (n + m - 1)));
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt(variance);
  return 1 - erf(z / Math.SQRT2);
}
