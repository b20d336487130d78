import { lazy, Suspense } from 'react';
import { patiently } from '../../browser/patiently.ts';
import { useSpareTime } from '../../browser/spare-time.ts';
import { AccountButton } from './account-button.tsx';
import type { Visit } from './visit.ts';

/** Nobody opens it at once, so it comes after the page. */
const AccountMenu = lazy(() =>
  patiently(() => import('./account-menu.tsx')).then(({ AccountMenu }) => ({ default: AccountMenu })),
);

/** Who is here, which opens what belongs to them; it takes a press as soon as its menu is there. */
export function Account({ visit }: { readonly visit: Visit }) {
  const button = <AccountButton person={visit.person} disabled />;
  if (!useSpareTime()) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu visit={visit} />
    </Suspense>
  );
}
