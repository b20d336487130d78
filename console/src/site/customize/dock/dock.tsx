import { X } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { kitWords } from '../../../ui/words.ts';
import { select } from '../design/design.ts';
import { Place } from '../panel/place.tsx';
import { useDocked } from '../panel/use-docked.ts';
import { customizeWords } from '../words/words.ts';
import styles from './dock.module.css';

/** What moves the chosen block, at the foot of a phone's screen beside what saves. */
export function Dock() {
  const text = useWords(customizeWords);
  const { close } = useWords(kitWords);
  const type = useDocked();
  if (!type) return null;
  return (
    <section className={styles.dock} aria-label={text.blocks[type]}>
      <Place type={type} />
      <button type="button" className={styles.close} aria-label={close} onClick={() => select(undefined)}>
        <X aria-hidden="true" />
      </button>
    </section>
  );
}
