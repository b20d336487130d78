import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True where the buttons have room beside the title on a phone, too. */
  readonly beside?: boolean;
  /** The buttons for what one comes to this page for. */
  readonly children?: ReactNode;
}

/** What a page is, and what can be done on all of it. */
export function PageHeader({ title, lead, beside = false, children }: PageHeaderProps) {
  return (
    <header className={styles.header} data-beside={beside || undefined}>
      <div className={styles.text}>
        <PageTitle className={styles.title}>{title}</PageTitle>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
}

/** The width and the rhythm of a page in the workspace. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
