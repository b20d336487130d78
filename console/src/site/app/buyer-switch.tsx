import { useWords } from '../../language/dictionary.ts';
import styles from './buyer-switch.module.css';
import { appWords } from './words.ts';

interface BuyerSwitchProps {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The switch between the advisor's calculator and the buyers'. */
export function BuyerSwitch({ on, disabled, onChange }: BuyerSwitchProps) {
  const text = useWords(appWords);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.room}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} aria-hidden="true" />
      {text.asBuyer}
    </button>
  );
}
