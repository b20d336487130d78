import { ApiProblem } from '@loan-kereta/sdk/client';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { NotFetched } from '../browser/not-fetched.ts';
import { Failed } from '../ui/states.tsx';

/** Stands in a page's place, within its frame, where the page could not be fetched. */
export function PageFault() {
  const fault = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (!(fault instanceof NotFetched)) throw fault;
  const again = () => void navigate(location, { replace: true, state: location.state });
  return <Failed problem={new ApiProblem('network_failed', { cause: fault })} onRetry={again} />;
}
