import type { KeyboardEvent } from 'react';
import styles from './prices.module.css';

interface CellProps {
  readonly label: string;
  /** Within which the arrow keys lead up and down. */
  readonly column: string;
  readonly value: string;
  readonly changed: boolean;
  /** The id of what says why it is not right; absent where it is. */
  readonly faultId?: string | undefined;
  readonly onWrite: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Leads to the same column of another row, as in a spreadsheet. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  const next = all[all.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}

/** A figure of the price list that can be written over. */
export function Cell({ label, column, value, changed, faultId, onWrite }: CellProps) {
  return (
    <input
      className={styles.cell}
      aria-label={label}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId}
      data-column={column}
      data-changed={changed || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onKeyDown={walk}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
