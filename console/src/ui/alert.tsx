import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';

const icons = { good: CircleCheck, bad: CircleAlert, info: Info };

interface AlertProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
}

/**
 * A message that stands where it concerns: with a check when something went well, with a mark when it did not. That is
 * heard at once; what comes otherwise is in `Said`.
 */
export function Alert({ kind, children }: AlertProps) {
  const Icon = icons[kind];
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/** Where a message will be that is to be heard when it comes: a region that comes together with its words is often not. */
export const Said = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.said} role="status">
    {children}
  </div>
);
