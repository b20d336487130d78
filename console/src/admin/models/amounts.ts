/** An amount as people and spreadsheets write it: `40,310`, `RM 40 310` and `40310.00` are the same. NaN for none. */
export function amountIn(written: string): number {
  const bare = written.trim().replace(/^RM/i, '').replace(/[\s,]/g, '');
  return bare === '' ? Number.NaN : Number(bare);
}

/** A percentage as they write it, also with a comma for its decimals: `2.9`, `2,90 %`. NaN for none. */
export function percentIn(written: string): number {
  const bare = written
    .replace('%', '')
    .trim()
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return bare === '' ? Number.NaN : Number(bare);
}

/** An amount as a list has it: `40,310`. */
export const grouped = (amount: number): string => amount.toLocaleString('en-MY');
