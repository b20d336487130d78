import { type ComponentProps, useRef } from 'react';
import { Export } from '../jobs/export.tsx';
import { useWish } from '../wish.ts';
import styles from './page.module.css';

/** The button that exports what the list finds; who wished for it elsewhere has it pressed when they come here. */
export function ExportAll(given: ComponentProps<typeof Export>) {
  const place = useRef<HTMLSpanElement>(null);
  // What an export is has its home with the jobs: here is only its button.
  useWish('exportUsers', () => place.current?.querySelector('button')?.click());
  return (
    <span ref={place} className={styles.export}>
      <Export {...given} />
    </span>
  );
}
