import { ApiProblem } from '@loan-kereta/sdk/client';
import { findPage } from '@loan-kereta/sdk/pages';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { isNotFetched } from '../browser/not-fetched.ts';
import { isReachable } from '../browser/reachable.ts';
import { useWords } from '../language/dictionary.ts';
import { PageBody, PageHeader } from '../ui/page-header.tsx';
import { Failed } from '../ui/states.tsx';
import { frameWords } from './frames/words.ts';

/** Stands in a page's place, within its frame, where the page could not be fetched. */
export function PageFault() {
  const titles: Readonly<Record<string, string>> = useWords(frameWords).titles;
  const fault = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (!isNotFetched(fault)) throw fault;
  const again = async () => {
    // Of a version that is no more there is nothing to be had, and all of the new one.
    if (await isReachable()) window.location.reload();
    else void navigate(location, { replace: true, state: location.state });
  };
  const id = findPage(location.pathname);
  return (
    <PageBody>
      <PageHeader title={(id && titles[id]) ?? 'Loan Kereta'} />
      <Failed problem={new ApiProblem('network_failed', { cause: fault })} onRetry={() => void again()} />
    </PageBody>
  );
}
