import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './prices.module.css';
import { priceWords } from './words.ts';

/** What changes many prices at once. On a phone, which has the list first, it is folded up until somebody asks for it. */
export function Tools({ children }: { readonly children: ReactNode }) {
  const text = useWords(priceWords);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.fold}>
        <Button wide aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {text.many}
        </Button>
      </div>
      <div className={styles.tools} id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
