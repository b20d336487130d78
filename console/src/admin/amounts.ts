import { highestPayment, isHundredths } from '@loan-kereta/sdk/rules';
import { useWords } from '../language/dictionary.ts';
import { kitWords } from '../ui/words.ts';

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

/** An amount as a list has it: `40,310`. */
export const grouped = (amount: number): string => amount.toLocaleString('en-MY');

/** What can be wrong with a payment as it is typed: that it is none, or more than is ever taken. */
export type AmountFault = 'amount' | 'most';

export function amountFaultOf(written: string): AmountFault | undefined {
  const amount = amountIn(written);
  if (!(amount >= 0 && isHundredths(amount))) return 'amount';
  return amount > highestPayment ? 'most' : undefined;
}

/** Says what is wrong with a payment. */
export function useAmountFault() {
  const { amountFaults } = useWords(kitWords);
  return (fault: AmountFault): string =>
    fault === 'most' ? amountFaults.most(grouped(highestPayment)) : amountFaults.amount;
}
