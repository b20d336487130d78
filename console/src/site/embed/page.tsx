import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { calculatorQuery } from '../../calculator/queries.ts';
import { useWords } from '../../language/dictionary.ts';
import { profileQuery, settingsQuery } from '../../profile/queries.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { embedWords } from './words.ts';

/** These bring a form, lists of choices and tabs, which the page’s first words do without. */
const OwnAddress = lazy(() => import('./own-address.tsx'));
const Placing = lazy(() => import('./placing.tsx'));

/** How an advisor puts the calculator where buyers are. */
export function Component() {
  const text = useWords(embedWords);
  const calculator = useQuery(calculatorQuery);
  const profile = useQuery(profileQuery);
  const settings = useQuery(settingsQuery);
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} />
      {calculator.data ? (
        <Suspense fallback={<Loading />}>
          <Placing calculator={calculator.data}>
            <OwnAddress slug={calculator.data.advisor.slug} />
          </Placing>
        </Suspense>
      ) : calculator.error ? (
        <Failed problem={calculator.error} onRetry={() => void calculator.refetch()} />
      ) : (
        <Loading />
      )}
      {profile.data && settings.data && <FirstSteps profile={profile.data} settings={settings.data} />}
    </PageBody>
  );
}
