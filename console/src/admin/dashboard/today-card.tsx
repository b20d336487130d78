import { type ReactNode, useId } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Failed } from '../../ui/states.tsx';
import { kitWords } from '../../ui/words.ts';
import styles from './today.module.css';
import { dashboardWords } from './words.ts';

interface TodayCardProps {
  readonly title: string;
  /** Undefined while the rows load. */
  readonly isEmpty: boolean | undefined;
  /** Sentence of a card without rows. */
  readonly none: string;
  readonly problem: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** One part of the day: its rows, or a sentence in their place. */
export function TodayCard({ title, isEmpty, none, problem, onRetry, children }: TodayCardProps) {
  const { fetchFailed } = useWords(dashboardWords);
  const { loading } = useWords(kitWords);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isEmpty === undefined ? (
        problem ? (
          <Failed title={fetchFailed} problem={problem} onRetry={onRetry} />
        ) : (
          <p className={styles.none} role="status">
            {loading}
          </p>
        )
      ) : isEmpty ? (
        <p className={styles.none}>{none}</p>
      ) : (
        children
      )}
    </section>
  );
}
