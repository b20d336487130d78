import { formatRM } from '@loan-kereta/sdk/loan';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { isLargeChange } from './draft.ts';
import styles from './prices.module.css';
import { priceWords } from './words.ts';

interface ChangeProps {
  /** In RM. */
  readonly from: number;
  readonly to: number;
}

/** The step of a price in RM and in percent, with a mark where it is a large one. */
export function Change({ from, to }: ChangeProps) {
  const { large } = useWords(priceWords);
  const by = to - from;
  if (by === 0) return '–';
  const sign = by > 0 ? '+' : '';
  const percent = from === 0 ? '' : ` (${sign}${((by / from) * 100).toFixed(1)} %)`;
  const step = `${sign}${formatRM(by)}${percent}`;
  if (!isLargeChange(from, to)) return <span className={by > 0 ? styles.up : styles.down}>{step}</span>;
  return (
    <span className={styles.large}>
      <span>{step}</span>
      <small>
        <TriangleAlert aria-hidden="true" />
        {large}
      </small>
    </span>
  );
}
