import { initialOf } from '@loan-kereta/sdk/rules';
import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWords } from '../../language/dictionary.ts';
import type { Visit } from './visit.ts';
import { frameWords } from './words.ts';
import styles from './workspace.module.css';

type AccountButtonProps = ComponentProps<'button'> & { readonly person: Visit['person'] | undefined };

/** The first letter of who is here, or a figure for a guest. */
export function AccountButton({ person, ...button }: AccountButtonProps) {
  const text = useWords(frameWords);
  return (
    <button {...button} className={styles.account} type="button" aria-label={text.account}>
      {person ? initialOf(person.name || person.detail) : <UserRound aria-hidden="true" />}
    </button>
  );
}
