import { ApiProblem } from '@loan-kereta/sdk/client';
import { CloudOff, LoaderCircle, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../browser/online.ts';
import { useWords } from '../language/dictionary.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';
import { kitWords } from './words.ts';

interface StateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
}

function State({ icon: Icon, title, text, children }: StateProps) {
  return (
    <div className={styles.state}>
      <Icon aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** Shown where something will be; it appears only when that takes a while. @param text what is being loaded */
export function Loading({ text }: { readonly text?: string }) {
  const words = useWords(kitWords);
  return (
    <div className={`${styles.state} ${styles.loading}`} role="status">
      <LoaderCircle className={styles.spinner} aria-hidden="true" />
      <p className={styles.text}>{text ?? words.loading}</p>
    </div>
  );
}

/** Shown where there is nothing yet, or nothing was found: why, and what to do. */
export const Empty = State;

interface FailedProps {
  /** What could not be loaded, where that has words of its own. */
  readonly title?: string;
  readonly problem: unknown;
  readonly onRetry: () => void;
}

/** Shown where something could not be loaded: why, and a button that tries again. */
export function Failed({ title, problem, onRetry }: FailedProps) {
  const text = useWords(kitWords);
  const known = problem instanceof ApiProblem ? problem : undefined;
  const unreachable = known?.status === 0;
  const said = known?.isExplained === false ? text.unexpected : known?.detail;
  return (
    <div role="alert">
      <State
        icon={unreachable ? CloudOff : TriangleAlert}
        title={title ?? text.failed}
        text={unreachable ? text.unreachable : said}
      >
        <Button onClick={onRetry}>{text.retry}</Button>
      </State>
    </div>
  );
}

/** A line at the top of the page while the browser has no network. */
export function OfflineLine() {
  const text = useWords(kitWords);
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <WifiOff aria-hidden="true" />
          {text.offline}
        </p>
      )}
    </div>
  );
}
