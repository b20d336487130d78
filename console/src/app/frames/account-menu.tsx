import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { LogOut, UserRound } from 'lucide-react';
import { appearances, chooseAppearance, useAppearance } from '../../browser/appearance.ts';
import { useWords } from '../../language/dictionary.ts';
import { chooseLanguage, useLanguage } from '../../language/language.ts';
import { useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import { kitWords } from '../../ui/words.ts';
import { useSignOut } from './sign-out.ts';
import { frameWords } from './words.ts';
import styles from './workspace.module.css';

/** Who is signed in, with the settings of this browser and the way out. */
export function AccountMenu() {
  const frame = useWords(frameWords);
  const text = useWords(sessionWords);
  const kit = useWords(kitWords);
  const { status, user } = useSession();
  const language = useLanguage(state => state.language);
  const appearance = useAppearance(state => state.appearance);
  const signOut = useSignOut();
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
        <MenuItem icon={<LogOut aria-hidden="true" />} onPress={() => void signOut()}>
          {text.signOut}
        </MenuItem>
      )}
    </Menu>
  );
}
