import { calculateLoan, defaultTenureYears, formatRM, type RateKind } from '@loan-kereta/sdk/loan';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { useWords } from '../../../language/dictionary.ts';
import styles from './form.module.css';
import { formWords } from './words.ts';

interface InstalmentProps {
  /** In RM; anything else while it is being written. */
  readonly price: number;
  /** In percent a year. */
  readonly rate: number;
  readonly rateKind: RateKind;
}

/** What a buyer would read first of these figures: the monthly instalment as a calculator starts. */
export function Instalment({ price, rate, rateKind }: InstalmentProps) {
  const text = useWords(formWords);
  if (!isCarPrice(price) || !isCarRate(rate, rateKind)) return null;
  const years = defaultTenureYears;
  const { instalment } = calculateLoan({ otr: price, deposit: 0, rate, rateKind, years });
  return <p className={styles.instalment}>{text.instalment(formatRM(instalment), years)}</p>;
}
