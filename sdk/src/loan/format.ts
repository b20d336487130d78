/**
 * An amount as it is shown: `RM1,234`, `-RM50`. A dash stands for what is missing or not finite.
 * @param amount in RM.
 * @param decimals 2 shows the sen.
 */
export function formatRM(amount = Number.NaN, decimals: 0 | 2 = 0): string {
  const text = formatPercent(Math.abs(amount), decimals);
  const sign = amount < 0 && /[1-9]/.test(text) ? '-' : '';
  return `${sign}RM${text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** A percentage with a fixed number of decimals and no sign: `2.90`. A dash stands for what is missing or not finite. */
export const formatPercent = (percent = Number.NaN, decimals = 2): string =>
  // 8.35 is stored a little below itself; the nudge, far below a sen, lets it round up as people expect.
  Number.isFinite(percent) ? (percent + 1e-9).toFixed(decimals) : '–';
