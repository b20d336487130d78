import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { customizeWords } from '../words/words.ts';
import styles from './panel.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onStep: (by: 1 | -1) => void;
  /** What stands on its two buttons. */
  readonly icons?: readonly [less: LucideIcon, more: LucideIcon];
  readonly least?: boolean;
  readonly most?: boolean;
}

/** A number that goes up and down by one: for whoever does not drag. */
export function Stepper({
  label,
  value,
  onStep,
  icons: [Less, More] = [Minus, Plus],
  least = false,
  most = false,
}: StepperProps) {
  const text = useWords(customizeWords);
  // One at its end keeps the focus of whoever got there by it.
  const step = (isEnd: boolean, by: 1 | -1) => ({
    'aria-disabled': isEnd,
    onClick: () => isEnd || onStep(by),
  });
  return (
    <div className={styles.stepper}>
      <span className={styles.label}>{label}</span>
      <button type="button" aria-label={text.less(label)} {...step(least, -1)}>
        <Less aria-hidden="true" />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={text.more(label)} {...step(most, 1)}>
        <More aria-hidden="true" />
      </button>
    </div>
  );
}
