import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** True when some of what it stands for is chosen. */
  readonly indeterminate?: boolean;
  /** Gets the press, which tells whether Shift was held. */
  readonly onChange: (event: unknown) => void;
}

/** Chooses a row, or all. Its label is only read. */
export function Checkbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <BaseCheckbox.Root
      className={styles.box}
      aria-label={label}
      checked={checked}
      indeterminate={indeterminate}
      onCheckedChange={(_checked, { event }) => onChange(event)}
    >
      <BaseCheckbox.Indicator className={styles.mark}>
        {indeterminate ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
}
