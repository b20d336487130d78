import { type ReactNode, use } from 'react';
import check from './check.module.css';
import styles from './check-field.module.css';
import { IsSending } from './is-sending.ts';

interface CheckFieldProps {
  readonly label: string;
  /** What happens when it is on. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, with what it is about beside it. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const sending = use(IsSending);
  return (
    <label className={styles.check}>
      <input
        className={check.box}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => sending || onChange(target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
