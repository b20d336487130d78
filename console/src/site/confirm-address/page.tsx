import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { refreshSession, useSession } from '../../session/advisor.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { withReturn } from '../../session/return-to.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { Loading } from '../../ui/states.tsx';
import { explain } from '../explain.ts';
import { confirmAddressWords } from './words.ts';

/** Where the link leads that gives the signed-in account the address that it was mailed to. */
export function Component() {
  const text = useWords(confirmAddressWords);
  const { state } = useLocation();
  const status = useSession(session => session.status);
  const token = useLinkToken('token');
  const isSignedIn = status === 'signed-in';

  // A link works once, so it is tried once, and what came of it stays as long as the page.
  const attempt = useQuery({
    queryKey: ['confirm-address', token],
    queryFn: async () => {
      await api.auth.confirmEmail({ body: { token: token ?? '' } });
      await refreshSession();
      return true;
    },
    enabled: isSignedIn && token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (!isSignedIn)
    return (
      <Entry title={text.title} lead={text.signInFirst}>
        <ButtonLink
          look="primary"
          size="large"
          wide
          to={withReturn(pages.login.path, pages.confirmAddress.path)}
          state={token === undefined ? state : { token }}
        >
          {text.signIn}
        </ButtonLink>
      </Entry>
    );
  if (attempt.isFetching) return <Loading text={text.working} />;

  const unreachable = attempt.error instanceof ApiProblem && attempt.error.status === 0;
  const refusal = attempt.error ? explain(attempt.error, text) : text.noLink;
  return (
    <Entry title={text.title}>
      <Alert kind={attempt.isSuccess ? 'good' : 'bad'}>{attempt.isSuccess ? text.done : refusal}</Alert>
      {unreachable ? (
        <Button look="primary" size="large" wide onClick={() => attempt.refetch()}>
          {text.retry}
        </Button>
      ) : (
        <ButtonLink look="primary" size="large" wide to={pages.app.path}>
          {text.toApp}
        </ButtonLink>
      )}
    </Entry>
  );
}
