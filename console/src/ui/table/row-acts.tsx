import type { ReactNode } from 'react';
import styles from './row-acts.module.css';

/** What can be done to a row: quiet buttons at its end, whose words end where the column does. */
export const RowActs = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.acts}>{children}</span>
);
