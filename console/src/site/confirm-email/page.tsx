import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { withReturn } from '../../session/return-to.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { Loading } from '../../ui/states.tsx';
import { explain } from '../explain.ts';
import { confirmEmailWords } from './words.ts';

/** Where the link leads that confirms an address: it counts for the account that is signed in. */
export function Component() {
  const text = useWords(confirmEmailWords);
  const { state } = useLocation();
  const { status, user } = useSession();
  const token = useLinkToken('token');
  const email = user?.email ?? '';
  const isSignedIn = status === 'signed-in';

  // A link works once, so it is tried once, and what came of it stays as long as the page.
  const attempt = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      await api.auth.verify({ body: { token: token ?? '' } });
      return true;
    },
    enabled: isSignedIn && token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const another = useMutation({ mutationFn: () => api.auth.sendVerification() });

  if (!isSignedIn)
    return (
      <Entry title={text.title} lead={text.signInFirst}>
        <ButtonLink
          look="primary"
          size="large"
          wide
          to={withReturn(pages.login.path, pages.confirmEmail.path)}
          state={token === undefined ? state : { token }}
        >
          {text.signIn}
        </ButtonLink>
      </Entry>
    );
  if (attempt.isSuccess)
    return (
      <Entry title={text.title}>
        <Alert kind="good">{text.done(email)}</Alert>
        <ButtonLink look="primary" size="large" wide to={pages.app.path}>
          {text.toApp}
        </ButtonLink>
      </Entry>
    );
  if (attempt.isFetching) return <Loading text={text.working} />;

  const failure = another.error ?? attempt.error;
  const unreachable = attempt.error instanceof ApiProblem && attempt.error.status === 0;
  return (
    <Entry title={text.title}>
      {another.isSuccess ? (
        <Alert kind="good">{text.sent(email)}</Alert>
      ) : (
        <Alert kind="bad">{failure ? explain(failure, text) : text.noLink}</Alert>
      )}
      {unreachable ? (
        <Button look="primary" size="large" wide onClick={() => attempt.refetch()}>
          {text.retry}
        </Button>
      ) : (
        <Button
          look="primary"
          size="large"
          wide
          busy={another.isPending}
          disabled={another.isSuccess}
          onClick={() => another.mutate()}
        >
          {another.isPending ? text.sending : text.again}
        </Button>
      )}
    </Entry>
  );
}
