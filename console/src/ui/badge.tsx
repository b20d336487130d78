import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** `teal` for what somebody has, `amber` for the best of it; the others say how something stands. */
export type BadgeTone = 'plain' | 'teal' | 'amber' | 'good' | 'warn' | 'bad';

/** A word or two that say how something stands. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
