/**
 * An amount as it is shown: `RM1,234`, `-RM50`. A dash stands for what is not finite.
 * @param amount in RM.
 * @param decimals 2 shows the sen.
 */
export function formatRM(amount: number, decimals: 0 | 2 = 0): string {
  const text = toDecimals(Math.abs(amount), decimals);
  const sign = amount < 0 && /[1-9]/.test(text) ? '-' : '';
  return `${sign}RM${text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** A percentage with a fixed number of decimals and no sign: `2.90`. A dash stands for what is not finite. */
export const formatPercent = (percent: number, decimals = 2): string => toDecimals(percent, decimals);

function toDecimals(value: number, decimals: number): string {
  // 8.35 is stored a little below itself; the nudge, far below a sen, lets it round up as people expect.
  return Number.isFinite(value) ? (value + 1e-9).toFixed(decimals) : '–';
}
