import type { ReactNode } from 'react';
import styles from './entry.module.css';

interface EntryProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Where to go instead. */
  readonly foot?: ReactNode;
}

/** A page with one thing to do: its title, the thing, and where to go instead. */
export function Entry({ title, lead, children, foot }: EntryProps) {
  return (
    <div className={styles.entry}>
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
