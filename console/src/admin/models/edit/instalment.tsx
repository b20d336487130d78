import {
  calculateLoan,
  defaultTenureYears,
  exceedsCeiling,
  formatRM,
  type RateKind,
} from '@loan-kereta/sdk/loan';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { ceilingSentence } from '@loan-kereta/sdk/wording/ceiling';
import { useWords } from '../../../language/dictionary.ts';
import { Alert } from '../../../ui/alert.tsx';
import styles from './form.module.css';
import { formWords } from './words.ts';

interface InstalmentProps {
  /** In RM; anything else while it is being written. */
  readonly price: number;
  /** In percent a year. */
  readonly rate: number;
  readonly rateKind: RateKind;
  /** Whether the list has this rate already: no field refuses it then, so that its fault is said here. */
  readonly isStored: boolean;
}

/** The monthly instalment as a calculator starts; of a stored rate above the legal ceiling, the sentence that says so. */
export function Instalment({ price, rate, rateKind, isStored }: InstalmentProps) {
  const text = useWords(formWords);
  const value = { value: rate, kind: rateKind };
  if (isStored && exceedsCeiling(value))
    return <Alert kind="info">{ceilingSentence(text.ceiling, value)}</Alert>;
  if (!isCarPrice(price) || !isCarRate(rate, rateKind)) return null;
  const years = defaultTenureYears;
  const { instalment } = calculateLoan({ otr: price, deposit: 0, rate, rateKind, years });
  return <p className={styles.instalment}>{text.instalment(formatRM(instalment), years)}</p>;
}
