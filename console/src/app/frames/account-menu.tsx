import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { LogOut } from 'lucide-react';
import { appearances, chooseAppearance, useAppearance } from '../../browser/appearance.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { sessionWords } from '../../session/words.ts';
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import { useChooseLanguage } from '../../ui/use-choose-language.ts';
import { kitWords } from '../../ui/words.ts';
import { AccountButton } from './account-button.tsx';
import type { Visit } from './visit.ts';
import styles from './workspace.module.css';

/** Who is signed in, with the settings of this browser and the way out. */
export function AccountMenu({ visit: { person, signOut } }: { readonly visit: Visit }) {
  const text = useWords(sessionWords);
  const kit = useWords(kitWords);
  const language = useLanguage(state => state.language);
  const chooseLanguage = useChooseLanguage();
  const appearance = useAppearance(state => state.appearance);
  return (
    <Menu trigger={<AccountButton person={person} />}>
      {person && (
        <MenuGroup
          label={
            <>
              <strong className={styles.name}>{person.name}</strong>
              {person.detail}
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
        onChoose={chooseLanguage}
      />
      <MenuChoice
        label={kit.appearance}
        value={appearance}
        options={appearances.map(value => ({ value, label: kit.appearances[value] }))}
        onChoose={chooseAppearance}
      />
      {signOut && (
        <MenuItem icon={<LogOut aria-hidden="true" />} onPress={() => void signOut()}>
          {text.signOut}
        </MenuItem>
      )}
    </Menu>
  );
}
