import type { Plan, planDetails } from '@loan-kereta/sdk/plans';
import { MenuIcon } from 'lucide-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Optional } from '../../browser/optional.tsx';
import { patiently } from '../../browser/patiently.ts';
import { useWords } from '../../language/dictionary.ts';
import { takeBackQuestion } from '../../ui/confirm.ts';
import type { Navigation } from '../navigation.ts';
import { Brand } from './brand.tsx';
import { frameWords } from './words.ts';
import styles from './workspace.module.css';

/** Only a small screen has a menu to open, and nobody opens it at once. */
const Dialog = lazy(() =>
  patiently(() => import('../../ui/dialog.tsx').then(({ Dialog }) => ({ default: Dialog }))),
);

interface FrameProps {
  readonly navigation: Navigation;
  /** How the plan of whoever works here looks, as it is specified. */
  readonly uiTheme?: (typeof planDetails)[Plan]['uiTheme'];
  /** What stands at the end of the top line. */
  readonly children: ReactNode;
}

function Pages({ navigation, onLeave }: { readonly navigation: Navigation; readonly onLeave?: () => void }) {
  const text = useWords(frameWords);
  const { pathname } = useLocation();
  return (
    <nav className={styles.navigation} aria-label={text.navigation}>
      {navigation.map(({ group, items }) => (
        <div key={group}>
          <h2>{text.groups[group]}</h2>
          <ul>
            {items.map(({ id, path, other, icon: Icon }) => (
              <li key={id}>
                <NavLink to={pathname === other ? other : path} end onClick={onLeave}>
                  <Icon aria-hidden="true" />
                  {text.titles[id]}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Around the pages that one works in: the navigation beside them, or behind a button where there is no room. */
export function Frame({ navigation, uiTheme, children }: FrameProps) {
  const text = useWords(frameWords);
  const [open, setOpen] = useState<boolean>();
  // A session that ends leads out of here, and whoever comes next was not asked.
  useEffect(() => takeBackQuestion, []);
  return (
    <div className={styles.frame} data-ui-theme={uiTheme}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <header className={styles.top}>
        <button className={styles.open} type="button" aria-label={text.menu} onClick={() => setOpen(true)}>
          <MenuIcon aria-hidden="true" />
        </button>
        <Brand beside />
        <div className={styles.end}>{children}</div>
      </header>
      <div className={styles.beside}>
        <Pages navigation={navigation} />
      </div>
      {open !== undefined && (
        <Optional>
          <Dialog open={open} onClose={() => setOpen(false)} title="Loan Kereta" from="start">
            <Pages navigation={navigation} onLeave={() => setOpen(false)} />
          </Dialog>
        </Optional>
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
