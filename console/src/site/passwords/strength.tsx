import { type PasswordStrength, passwordStrength } from '@loan-kereta/sdk/passwords';
import { useDeferredValue, useEffect, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import styles from './strength.module.css';
import { passwordWords } from './words.ts';

interface StrengthProps {
  readonly password: string;
  /** The least characters that it has, said before anything is typed. */
  readonly least: number;
  /** What others may know of its owner, such as the name and the address. */
  readonly personal?: readonly string[];
}

/**
 * How well a password withstands guessing, and why it does not. It advises and forbids nothing; where the list of common
 * passwords cannot be fetched it says nothing.
 */
export function Strength({ password, least, personal = [] }: StrengthProps) {
  const { strength: text, hint } = useWords(passwordWords);
  const [judged, setJudged] = useState<PasswordStrength>();
  const typed = useDeferredValue(password);
  const known = personal.join('\n');
  useEffect(() => {
    let isLatest = true;
    const show = (strength?: PasswordStrength) => isLatest && setJudged(strength);
    if (typed === '') show();
    else passwordStrength(typed, known.split('\n')).then(show, () => show());
    return () => {
      isLatest = false;
    };
  }, [typed, known]);

  if (!judged || password === '') return hint(least);
  return (
    <span className={styles.strength} data-score={judged.score}>
      <span className={styles.bar} aria-hidden="true" />
      <span role="status">
        {text.scores[judged.score]}
        {judged.warning && ` ${text.warnings[judged.warning]}`}
      </span>
    </span>
  );
}
