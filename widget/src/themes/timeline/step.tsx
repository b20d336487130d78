import type { ReactNode } from 'react';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** What is chosen, shown while the step is folded. */
  readonly summary: string;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  /** The words on the button that leads on. */
  readonly next: string;
  readonly onToggle: () => void;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** One stop on the line: a button that opens and folds it, and its controls while it is open. */
export function Step({
  number,
  title,
  summary,
  isDone,
  isOpen,
  next,
  onToggle,
  onNext,
  children,
}: StepProps) {
  return (
    <li className={isDone ? 'done' : isOpen ? 'now' : ''}>
      <button type="button" className="title" aria-expanded={isOpen} onClick={onToggle}>
        <i>{number}</i>
        <b>{title}</b>
        <em translate="no">{summary}</em>
      </button>
      <div hidden={!isOpen} className="inside">
        {children}
        <button type="button" className="lk-button" onClick={onNext}>
          {next}
        </button>
      </div>
    </li>
  );
}
