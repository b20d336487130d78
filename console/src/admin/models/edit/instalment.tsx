import { calculateLoan, defaultTenureYears, formatRM } from '@loan-kereta/sdk/loan';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { useWords } from '../../../language/dictionary.ts';
import styles from './form.module.css';
import { formWords } from './words.ts';

interface InstalmentProps {
  /** In RM; anything else while it is being written. */
  readonly price: number;
  /** In percent a year. */
  readonly rate: number;
}

/** What a buyer would read first of these figures: the monthly instalment as a calculator starts. */
export function Instalment({ price, rate }: InstalmentProps) {
  const text = useWords(formWords);
  if (!isCarPrice(price) || !isCarRate(rate)) return null;
  const years = defaultTenureYears;
  const { instalment } = calculateLoan({ otr: price, deposit: 0, rate, years });
  return <p className={styles.instalment}>{text.instalment(formatRM(instalment), years)}</p>;
}
