import { Monitor, Moon, Sun } from 'lucide-react';
import { appearances, chooseAppearance, useAppearance } from '../browser/appearance.ts';
import { useWords } from '../language/dictionary.ts';
import styles from './appearance-switch.module.css';
import { kitWords } from './words.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** A button that shows which appearance is chosen, and chooses the next: it needs no menu, which would weigh more than a form. */
export function AppearanceSwitch() {
  const text = useWords(kitWords);
  const appearance = useAppearance(state => state.appearance);
  const Icon = icons[appearance];
  const next = appearances[(appearances.indexOf(appearance) + 1) % appearances.length] ?? 'system';
  return (
    <button className={styles.button} type="button" onClick={() => chooseAppearance(next)}>
      <Icon aria-hidden="true" />
      <span className="only-read">
        {text.appearance}: {text.appearances[appearance]}
      </span>
    </button>
  );
}
