import { formatRM } from './format.ts';

/** An amount in RM as people write it, with sen where there are any: `RM49`, `RM59.90`. */
export const formatAmount = (amount: number): string => formatRM(amount, Number.isInteger(amount) ? 0 : 2);

/**
 * An amount as people and spreadsheets write it: `40,310`, `RM 40 310` and `40310.00` are the same. NaN for none, such as
 * `49,90`, of which nobody can tell whether its comma parts thousands or sen.
 */
export function amountIn(written: string): number {
  const bare = written.trim().replace(/^RM/i, '').replace(/\s/g, '');
  return /^[-+]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

/** A percentage as they write it, also with a comma for its decimals: `2.9`, `2,90 %`. NaN for none. */
export function percentIn(written: string): number {
  const bare = written
    .replace('%', '')
    .trim()
    .replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return bare === '' ? Number.NaN : Number(bare);
}
