import { pages } from '@loan-kereta/sdk/pages';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { navigationOf } from '../navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { CommandOpener } from './opener.tsx';
import { frameWords } from './words.ts';
import styles from './workspace.module.css';

/** The pages that stand in the navigation, by group. */
function Navigation({ onLeave }: { readonly onLeave?: () => void }) {
  const text = useWords(frameWords);
  const language = useLanguage(state => state.language);
  const status = useSession(state => state.status);
  return (
    <nav className={styles.navigation} aria-label={text.navigation}>
      {navigationOf(status).map(({ group, items }) => (
        <div key={group}>
          <h2>{text.groups[group]}</h2>
          <ul>
            {items.map(({ id, path, title, icon: Icon }) => (
              <li key={id}>
                <NavLink to={path} end onClick={onLeave}>
                  <Icon aria-hidden="true" />
                  {title[language]}
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
export function Component() {
  const text = useWords(frameWords);
  const session = useWords(sessionWords);
  const status = useSession(state => state.status);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <header className={styles.top}>
        <button className={styles.open} type="button" aria-label={text.menu} onClick={() => setOpen(true)}>
          <MenuIcon aria-hidden="true" />
        </button>
        <Brand beside />
        <div className={styles.end}>
          {status === 'guest' && (
            <>
              <ButtonLink look="quiet" size="small" to={pages.login.path}>
                {session.signIn}
              </ButtonLink>
              <span className={styles.roomy}>
                <ButtonLink look="primary" size="small" to={pages.register.path}>
                  {session.register}
                </ButtonLink>
              </span>
            </>
          )}
          <CommandOpener />
          <AccountMenu />
        </div>
      </header>
      <div className={styles.beside}>
        <Navigation />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Loan Kereta" from="start">
        <Navigation onLeave={() => setOpen(false)} />
      </Dialog>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
