import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Said } from './alert.tsx';
import styles from './entry.module.css';
import { PageTitle } from './page-title.tsx';

interface EntryProps {
  readonly title: string;
  /** Over the title of a page that something is wrong with. */
  readonly icon?: LucideIcon | undefined;
  readonly lead?: string | undefined;
  /** What went well, which is heard when it comes. */
  readonly said?: ReactNode;
  readonly children: ReactNode;
  /** Where to go instead. */
  readonly foot?: ReactNode;
  /** True where it is as high as a short laptop's screen: the others stand in the middle of a wide one. */
  readonly isLong?: boolean;
}

/** A page with one thing to do: its title, the thing, and where to go instead. */
export function Entry({ title, icon: Icon, lead, said, children, foot, isLong = false }: EntryProps) {
  return (
    <div className={styles.entry} data-long={isLong || undefined}>
      <header>
        {Icon && <Icon aria-hidden="true" />}
        <PageTitle>{title}</PageTitle>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <Said>{said}</Said>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
