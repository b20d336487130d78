import { later } from '../../browser/later.tsx';
import { useSpareTime } from '../../browser/spare-time.ts';
import { AccountButton } from './account-button.tsx';
import type { Visit } from './visit.ts';

/** Nobody opens it at once, so it comes after the page. */
const AccountMenu = later(() => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu));

/** Who is here, which opens what belongs to them; it takes a press as soon as its menu is there. */
export function Account({ visit }: { readonly visit: Visit }) {
  const button = <AccountButton person={visit.person} disabled />;
  return useSpareTime() ? <AccountMenu visit={visit} waiting={button} /> : button;
}
