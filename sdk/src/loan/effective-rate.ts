/** Half hundredths of a percent a year, as parts of the balance a month. */
const partsPerMonth = 240_000n;

/**
 * The nominal annual rate on the reducing balance (monthly internal rate of return × 12) that a flat rate comes to,
 * from the unrounded instalments. The principal does not matter to it.
 *
 * An instalment, as a share of the principal, is `(1 + rate·years) / 12·years` at the flat rate and the annuity
 * `i·g / (g − 1)` at a reducing one. The annuity grows with `i`, so the answer, rounded half up, is the last whole
 * hundredth whose lower edge (half a hundredth below) has an annuity not above the flat share. The search compares
 * whole numbers only, and takes some tens of microseconds.
 * @param flatRate hundredths of a percent, 0 to 10,000.
 * @param years 1 to 30.
 * @returns hundredths of a percent.
 */
export function effectiveRateOf(flatRate: number, years: number): number {
  const n = BigInt(12 * years);
  const paid = BigInt(10_000 + flatRate * years);
  const lent = 10_000n * n;
  const parts = partsPerMonth ** n;
  // At one and the same rate a flat loan costs at least what a reducing one does, so the answer is not below the flat
  // rate; and it is below the rate whose first month of interest would take the whole instalment.
  let low = flatRate;
  let aboveHigh = flatRate + Math.ceil(10_000 / years) + 1;
  while (aboveHigh - low > 1) {
    const middle = (low + aboveHigh) >> 1;
    const lowerEdge = BigInt(2 * middle - 1);
    const growth = (partsPerMonth + lowerEdge) ** n;
    if (lowerEdge * growth * lent <= partsPerMonth * (growth - parts) * paid) low = middle;
    else aboveHigh = middle;
  }
  return low;
}
