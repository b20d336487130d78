import { useWords } from '../../../language/dictionary.ts';
import { customizeWords } from '../words/words.ts';
import styles from './canvas.module.css';
import { useChosen } from './use-chosen.ts';

/** Which block is marked, and how one is moved: below the layout, where no name lies on what it names. */
export function Legend() {
  const text = useWords(customizeWords);
  const chosen = useChosen();
  return (
    <div className={styles.legend}>
      {chosen && (
        // The block itself tells a screen reader that it is pressed.
        <strong className={styles.chosen} aria-hidden="true">
          {text.blocks[chosen]}
        </strong>
      )}
      <p className={styles.byHand}>{text.help}</p>
      <p className={styles.byTouch}>{text.touchHelp}</p>
    </div>
  );
}
