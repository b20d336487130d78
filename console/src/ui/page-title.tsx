import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './page-title.module.css';
import { useLostFocus } from './use-lost-focus.ts';

/** The address whose title was drawn last; none before the first, which the browser itself begins at its top. */
let drawn: string | undefined;

/** Whether the focus is on what a page or a dialog wants filled in or read first. */
const isPlaced = () => document.activeElement?.closest('main, [role*=dialog]:not([data-closed])') != null;

interface PageTitleProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The title of a page. A page that is gone to within the console begins at it for those who listen or use the keyboard,
 * as a document would: the link that led there is gone, or still has the focus. So does what takes the place of a form.
 */
export function PageTitle({ className = '', children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (drawn && drawn !== pathname && !isPlaced()) title.current?.focus({ preventScroll: true });
    drawn = pathname;
  }, [pathname]);
  useLostFocus(() => title.current);
  return (
    <h1 ref={title} className={`${styles.title} ${className}`} tabIndex={-1}>
      {children}
    </h1>
  );
}
