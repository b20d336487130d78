import { formatRM } from '@loan-kereta/sdk/loan';
import styles from './prices.module.css';

interface ChangeProps {
  /** In RM. */
  readonly from: number;
  readonly to: number;
}

/** By how much a price goes up or down, in RM and in percent. */
export function Change({ from, to }: ChangeProps) {
  const by = to - from;
  if (by === 0) return '–';
  const sign = by > 0 ? '+' : '';
  const percent = from === 0 ? '' : ` (${sign}${((by / from) * 100).toFixed(1)} %)`;
  return (
    <span className={by > 0 ? styles.up : styles.down}>
      {sign}
      {formatRM(by)}
      {percent}
    </span>
  );
}
