import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { profileQuery, settingsQuery } from '../account/queries.ts';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { OwnAddress } from './own-address.tsx';
import { Placing } from './placing.tsx';
import { calculatorQuery } from './queries.ts';
import { embedWords } from './words.ts';

/** How an advisor puts the calculator where buyers are. */
export function Component() {
  const text = useWords(embedWords);
  const calculator = useQuery(calculatorQuery);
  const profile = useQuery(profileQuery);
  const settings = useQuery(settingsQuery);
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} />
      {profile.data && settings.data && <FirstSteps profile={profile.data} settings={settings.data} />}
      {calculator.data ? (
        <>
          <OwnAddress slug={calculator.data.advisor.slug} />
          <Placing calculator={calculator.data} />
        </>
      ) : calculator.error ? (
        <Failed problem={calculator.error} onRetry={() => void calculator.refetch()} />
      ) : (
        <Loading />
      )}
    </PageBody>
  );
}
