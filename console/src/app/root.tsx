import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { type Language, useLanguage } from '../language/language.ts';
import { OfflineLine } from '../ui/states.tsx';
import styles from './root.module.css';

/** Nobody is told or asked anything, and no session runs out, before the page is there, so this follows it. */
const Messages = lazy(() => import('./messages.tsx'));

/** What every page has: its title, a sign that another is on its way, and where messages and questions appear. */
export function Root() {
  const language = useLanguage(state => state.language);
  const titles = useMatches().at(-1)?.handle as Readonly<Record<Language, string>> | undefined;
  const { pathname } = useLocation();
  const kind = pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'user';
  const { state } = useNavigation();
  return (
    <Suspense>
      {titles && <title>{`${titles[language]} · Loan Kereta`}</title>}
      {state === 'loading' && <div className={styles.progress} role="presentation" />}
      <OfflineLine />
      <Outlet />
      <Suspense>
        <Messages kind={kind} />
      </Suspense>
      <ScrollRestoration />
    </Suspense>
  );
}
