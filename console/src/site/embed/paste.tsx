import { CopyButton } from '../../ui/copy-button.tsx';
import { noteShared } from '../first-steps/kept.ts';
import styles from './place.module.css';
import { pieces } from './snippets.ts';

/** Something to paste, and the button that copies it. */
export function Paste({ text, isMain = false }: { readonly text: string; readonly isMain?: boolean }) {
  return (
    <div className={styles.paste}>
      <pre className={styles.code} translate="no">
        <code>
          {pieces(text).map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place.
            <span key={index} className={word.trim() && styles.word}>
              {word}
            </span>
          ))}
        </code>
      </pre>
      <div>
        <CopyButton text={text} look={isMain ? 'primary' : 'outline'} onCopied={noteShared} />
      </div>
    </div>
  );
}
