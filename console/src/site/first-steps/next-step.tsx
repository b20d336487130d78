import { useQuery } from '@tanstack/react-query';
import { ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { profileQuery, settingsQuery } from '../../profile/queries.ts';
import hiddenStyles from '../../ui/hidden.module.css';
import { noteStep } from './expected.ts';
import { noteSteps, useKeptSteps } from './kept.ts';
import styles from './next-step.module.css';
import { stepsOf } from './steps.ts';
import { firstStepsWords } from './words.ts';

interface NextStepProps {
  /** What stands there until it is known whether there is a step. */
  readonly waiting: ReactNode;
}

/** Leads from the calculator to the first step that is not done; nothing once all are, or where that is not known. */
export function NextStep({ waiting }: NextStepProps) {
  const text = useWords(firstStepsWords);
  const { shared = false, hidden = false } = useKeptSteps();
  const profile = useQuery({ ...profileQuery, enabled: !hidden });
  const settings = useQuery({ ...settingsQuery, enabled: !hidden });
  const steps =
    !hidden && profile.data && settings.data ? stepsOf(profile.data, settings.data, shared) : undefined;
  const next = steps?.find(step => !step.done);
  const isKnown = hidden || steps !== undefined;
  const isLeft = next !== undefined;
  useEffect(() => {
    if (isKnown) noteStep(isLeft);
  }, [isKnown, isLeft]);
  if (!isKnown) return profile.isFetching || settings.isFetching ? waiting : null;
  if (!steps || !next) return null;
  const done = steps.filter(step => step.done).length;
  return (
    <aside className={styles.next} aria-label={text.title}>
      <Link className={styles.link} to={next.to}>
        <span className={`${styles.count} ${hiddenStyles.onPhone}`}>{text.progress(done, steps.length)}</span>
        <span className={styles.short} aria-hidden="true">
          {done}/{steps.length}
        </span>
        <strong className={styles.name}>{text.steps[next.id].title}</strong>
        <ChevronRight aria-hidden="true" />
      </Link>
      <button
        className={styles.close}
        type="button"
        aria-label={text.hide}
        onClick={() => noteSteps({ hidden: true })}
      >
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
