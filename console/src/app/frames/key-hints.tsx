import { useWords } from '../../language/dictionary.ts';
import styles from './palette.module.css';
import { frameWords } from './words.ts';

interface KeyHintsProps {
  /** Whether something in the list leads to commands of its own. */
  readonly deeper: boolean;
  readonly back: boolean;
}

/** Which keys do what in the palette, for who has keys. A screen reader says them by itself, of a list to choose from. */
export function KeyHints({ deeper, back }: KeyHintsProps) {
  const { keys } = useWords(frameWords).palette;
  const hints = [
    ['↵', keys.choose],
    ...(deeper ? [['→', keys.acts]] : []),
    ['⌫', back ? keys.back : undefined],
  ].filter(([, what]) => what !== undefined);
  return (
    <p className={styles.keys} aria-hidden="true">
      {hints.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
