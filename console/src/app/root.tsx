import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { later } from '../browser/later.tsx';
import { useSpareTime } from '../browser/spare-time.ts';
import { useWords } from '../language/dictionary.ts';
import { OnItsWay } from '../ui/on-its-way.tsx';
import { OfflineLine } from '../ui/states.tsx';
import { frameWords } from './frames/words.ts';

/** Nobody is told or asked anything, and no session runs out, before the page is there, so this follows it. */
const Messages = later(() => import('./messages.tsx').then(({ Messages }) => Messages));

/** What every page has: its title, a sign that another is on its way, and where messages and questions appear. */
export function Root() {
  const titles: Readonly<Record<string, string>> = useWords(frameWords).titles;
  const title = titles[useMatches().at(-1)?.id ?? ''];
  const { pathname } = useLocation();
  const kind = pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'user';
  const { state } = useNavigation();
  const hasTime = useSpareTime();
  return (
    <Suspense>
      {title && <title>{`${title} · Loan Kereta`}</title>}
      {state === 'loading' && <OnItsWay />}
      <OfflineLine />
      <Outlet />
      {hasTime && <Messages kind={kind} />}
      <ScrollRestoration />
    </Suspense>
  );
}
