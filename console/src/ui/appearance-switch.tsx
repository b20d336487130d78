import { Monitor, Moon, Sun } from 'lucide-react';
import { appearances, chooseAppearance, useAppearance } from '../browser/appearance.ts';
import { useWords } from '../language/dictionary.ts';
import styles from './appearance-switch.module.css';
import { Menu, MenuChoice } from './menu.tsx';
import { kitWords } from './words.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** A button that shows which appearance is chosen, with a menu to choose another. */
export function AppearanceSwitch() {
  const text = useWords(kitWords);
  const appearance = useAppearance(state => state.appearance);
  const Icon = icons[appearance];
  return (
    <Menu
      trigger={
        <button
          className={styles.button}
          type="button"
          aria-label={`${text.appearance}: ${text.appearances[appearance]}`}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    >
      <MenuChoice
        label={text.appearance}
        value={appearance}
        options={appearances.map(value => ({ value, label: text.appearances[value] }))}
        onChoose={chooseAppearance}
      />
    </Menu>
  );
}
