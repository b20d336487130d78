import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { highestPayment, isHundredths } from '@loan-kereta/sdk/rules';
import { type ReadingKind, readingSentence } from '@loan-kereta/sdk/wording';
import { useWords } from '../language/dictionary.ts';
import { kitWords } from '../ui/words.ts';

/** An amount as a list has it: `40,310`. */
export const grouped = (amount: number): string => amount.toLocaleString('en-MY');

/** Why a payment is refused: it is no amount, it can be two amounts, or it is more than is ever taken. */
export type AmountFault = 'amount' | 'ambiguous' | 'most';

export function amountFaultOf(written: string): AmountFault | undefined {
  const { value: amount, fault } = readMoney(written);
  if (fault === 'ambiguous') return fault;
  if (!(amount >= 0 && isHundredths(amount))) return 'amount';
  return amount > highestPayment ? 'most' : undefined;
}

/** Returns a function that says of an ambiguous text which two numbers it can mean; undefined for other texts. */
export function useAmbiguity() {
  const { reading: words } = useWords(kitWords);
  return (kind: ReadingKind, written: string): string | undefined => {
    const reading = kind === 'money' ? readMoney(written) : readPercent(written);
    return reading.fault === 'ambiguous' ? readingSentence(words, kind, written, reading) : undefined;
  };
}

/** Returns a function that says what is wrong with a payment. */
export function useAmountFault() {
  const { amountFaults } = useWords(kitWords);
  const ambiguity = useAmbiguity();
  return (fault: AmountFault, written: string): string =>
    fault === 'most'
      ? amountFaults.most(grouped(highestPayment))
      : (ambiguity('money', written) ?? amountFaults.amount);
}
