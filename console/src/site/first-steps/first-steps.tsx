import type { AccountSettings, Profile } from '@loan-kereta/sdk/contract';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { Card } from '../../ui/card.tsx';
import styles from './first-steps.module.css';
import { useKeptSteps } from './kept.ts';
import { stepsOf } from './steps.ts';
import { firstStepsWords } from './words.ts';

interface FirstStepsProps {
  readonly profile: Profile;
  readonly settings: AccountSettings;
}

/** What a new advisor does first, and what of it is done; nothing once all of it is. */
export function FirstSteps({ profile, settings }: FirstStepsProps) {
  const text = useWords(firstStepsWords);
  const { shared = false } = useKeptSteps();
  const steps = stepsOf(profile, settings, shared);
  const done = steps.filter(step => step.done).length;
  if (done === steps.length) return null;
  return (
    <Card
      title={text.title}
      aside={
        <span className={styles.progress}>
          <progress className={styles.bar} value={done} max={steps.length} aria-label={text.title} />
          {text.progress(done, steps.length)}
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ id, done, to }) => (
          <li key={id} data-done={done || undefined}>
            {done ? (
              <>
                <CircleCheck role="img" aria-label={text.done} />
                <span className={styles.name}>{text.steps[id].title}</span>
              </>
            ) : (
              <>
                <Circle aria-hidden="true" />
                <span>
                  <Link className={styles.name} to={to}>
                    {text.steps[id].title}
                  </Link>
                  <span className={styles.why}>{text.steps[id].text}</span>
                </span>
                <ChevronRight aria-hidden="true" />
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
