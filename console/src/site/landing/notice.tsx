import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { toastsAreShown } from '../../ui/toast.ts';
import { kitWords } from '../../ui/words.ts';
import styles from './notice.module.css';

/** What went wrong last, until it is closed: the front page has too few messages to fetch the console's for. */
export function Notice() {
  const text = useWords(kitWords);
  const [said, setSaid] = useState<ReactNode>();
  useEffect(
    () =>
      toastsAreShown({
        add({ title }) {
          setSaid(title);
          return '';
        },
        close: () => setSaid(undefined),
      }),
    [],
  );
  return (
    <div role="alert">
      {said !== undefined && (
        <p className={styles.notice}>
          {said}
          <button type="button" aria-label={text.close} onClick={() => setSaid(undefined)}>
            <X aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  );
}
