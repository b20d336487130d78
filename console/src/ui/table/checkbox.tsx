import check from '../check.module.css';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** True when some of what it stands for is chosen. */
  readonly indeterminate?: boolean;
  /** Gets the press, which tells whether Shift was held. */
  readonly onChange: (event: unknown) => void;
}

/** Chooses a row, or all. Its label is only read. It is the browser's own: thousands come and go while a list scrolls. */
export function Checkbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.press}>
      <input
        // No attribute says it.
        ref={box => {
          if (box) box.indeterminate = indeterminate;
        }}
        className={check.box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
