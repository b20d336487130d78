import { amountIn } from '@loan-kereta/sdk/loan';
import { highestPayment, isHundredths } from '@loan-kereta/sdk/rules';
import { useWords } from '../language/dictionary.ts';
import { kitWords } from '../ui/words.ts';

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
