import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { pages } from '@loan-kereta/sdk/pages';
import { LogOut, MenuIcon, UserRound } from 'lucide-react';
import { useState } from 'react';
import { NavLink, Outlet } from 'react-router';
import { appearances, chooseAppearance, useAppearance } from '../../browser/appearance.ts';
import { useWords } from '../../language/dictionary.ts';
import { chooseLanguage, useLanguage } from '../../language/language.ts';
import { signOut, useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { kitWords } from '../../ui/words.ts';
import { navigationOf } from '../navigation.ts';
import { Brand } from './brand.tsx';
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

/** Who is signed in, with the settings of this browser and the way out. */
function AccountMenu() {
  const frame = useWords(frameWords);
  const text = useWords(sessionWords);
  const kit = useWords(kitWords);
  const { status, user } = useSession();
  const language = useLanguage(state => state.language);
  const appearance = useAppearance(state => state.appearance);

  const leave = async () => {
    const sure = await confirm({ title: text.signOutQuestion, action: text.signOut });
    if (sure) await signOut().catch(() => toast.bad(text.signOutFailed));
  };
  return (
    <Menu
      trigger={
        <button className={styles.account} type="button" aria-label={frame.account}>
          {user ? (user.name || user.email).trim().charAt(0).toUpperCase() : <UserRound aria-hidden="true" />}
        </button>
      }
    >
      {user && (
        <MenuGroup
          label={
            <>
              <strong className={styles.name}>{user.name}</strong>
              {user.email}
            </>
          }
        >
          {null}
        </MenuGroup>
      )}
      <MenuChoice
        label={kit.language}
        value={language}
        options={languageCodes.map(code => ({ value: code, label: languages[code].name, lang: code }))}
        onChoose={code => void chooseLanguage(code)}
      />
      <MenuChoice
        label={kit.appearance}
        value={appearance}
        options={appearances.map(value => ({ value, label: kit.appearances[value] }))}
        onChoose={chooseAppearance}
      />
      {status === 'signed-in' && (
        <MenuItem icon={<LogOut aria-hidden="true" />} onPress={() => void leave()}>
          {text.signOut}
        </MenuItem>
      )}
    </Menu>
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
        <Brand />
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
