import { highestPayment } from '@loan-kereta/sdk/rules';
import { useWords } from '../language/dictionary.ts';
import { kitWords } from '../ui/words.ts';

const pattern = /^\d{1,9}(\.\d{1,2})?$/;

/** An amount as it is typed, in RM; undefined for what is none, or finer than a sen. */
export function amountOf(text: string): number | undefined {
  const trimmed = text.trim();
  return pattern.test(trimmed) ? Number(trimmed) : undefined;
}

/** What can be wrong with an amount as it is typed: that it is none, or more than is ever taken. */
export type AmountFault = 'amount' | 'most';

export function amountFaultOf(text: string): AmountFault | undefined {
  const amount = amountOf(text);
  if (amount === undefined) return 'amount';
  return amount > highestPayment ? 'most' : undefined;
}

/** Says what is wrong with an amount. */
export function useAmountFault() {
  const { amountFaults } = useWords(kitWords);
  return (fault: AmountFault): string =>
    fault === 'most' ? amountFaults.most(highestPayment.toLocaleString('en-MY')) : amountFaults.amount;
}
