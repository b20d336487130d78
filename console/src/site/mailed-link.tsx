import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { useQuery } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type ExplainWords, explain } from '../api/explain.ts';
import { useWords } from '../language/dictionary.ts';
import { signOut, useSession } from '../session/advisor.ts';
import { useLinkToken } from '../session/link-token.ts';
import { withReturn } from '../session/return-to.ts';
import { useSignOut } from '../session/sign-out.ts';
import { sessionWords } from '../session/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Entry } from '../ui/entry.tsx';
import { Loading } from '../ui/states.tsx';
import { isForNow } from './is-for-now.ts';

interface MailedLinkProps {
  readonly page: 'confirmEmail' | 'confirmAddress';
  readonly text: ExplainWords & {
    readonly title: string;
    readonly badLink: string;
    readonly othersLink: string;
    readonly signInFirst: string;
    readonly signIn: string;
    readonly working: string;
    readonly noLink: string;
    readonly retry: string;
    readonly toApp: string;
  };
  /** Sends the link's token. */
  readonly use: (token: string) => Promise<void>;
  /** What is said when it was good, and when another was sent in its place. */
  readonly done: string;
  readonly replaced?: string | undefined;
  /** What stands below why it was not. */
  readonly refused: ReactNode;
}

interface OthersLinkProps {
  readonly title: string;
  readonly reason: ReactNode;
  readonly toApp: string;
}

/** What is said of a link of another account than is signed in: once nobody is, it asks for a sign-in to its own. */
function OthersLink({ title, reason, toApp }: OthersLinkProps) {
  const text = useWords(sessionWords);
  const leave = useSignOut(signOut);
  return (
    <Entry title={title} icon={Unlink} foot={<Link to={pages.app.path}>{toApp}</Link>}>
      <Alert kind="bad">{reason}</Alert>
      <Button look="primary" size="large" wide onClick={() => void leave()}>
        {text.signOut}
      </Button>
    </Entry>
  );
}

/** Where a mailed link leads that counts for the account that is signed in. */
export function MailedLink({ page, text, use, done, replaced, refused }: MailedLinkProps) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const token = useLinkToken('token');
  const isSignedIn = status === 'signed-in';

  // A link works once, so it is tried once; for whom it was good stays in this tab's history, where a reload finds it.
  const attempt = useQuery({
    queryKey: [page, token],
    queryFn: async () => {
      await use(token ?? '');
      return true;
    },
    enabled: isSignedIn && token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const { isSuccess } = attempt;
  useEffect(() => {
    if (isSuccess) void navigate(pathname, { replace: true, state: { doneFor: user?.id } });
  }, [isSuccess, navigate, pathname, user?.id]);
  const isDone = isSuccess || (user !== undefined && state?.doneFor === user.id);

  if (!isSignedIn)
    return (
      <Entry title={text.title} lead={text.signInFirst}>
        <ButtonLink
          look="primary"
          size="large"
          wide
          to={withReturn(pages.login.path, pages[page].path)}
          state={token === undefined ? state : { token }}
        >
          {text.signIn}
        </ButtonLink>
      </Entry>
    );
  if (attempt.isFetching)
    return (
      <Entry title={text.title}>
        <Loading text={text.working} />
      </Entry>
    );

  const reason = attempt.error && explain(attempt.error, text);
  if (isForNow(attempt.error))
    return (
      <Entry title={text.title}>
        <Alert kind="bad">{reason}</Alert>
        <Button look="primary" size="large" wide onClick={() => attempt.refetch()}>
          {text.retry}
        </Button>
      </Entry>
    );
  if (attempt.error instanceof ApiProblem && attempt.error.code === 'link_of_another_account')
    return <OthersLink title={text.othersLink} reason={reason} toApp={text.toApp} />;
  const good = isDone ? done : replaced;
  const isGood = good !== undefined;
  return (
    <Entry
      title={isGood ? text.title : text.badLink}
      icon={isGood ? undefined : Unlink}
      lead={token === undefined && !isGood ? text.noLink : undefined}
      said={isGood && <Alert kind="good">{good}</Alert>}
      foot={!isGood && <Link to={pages.app.path}>{text.toApp}</Link>}
    >
      {reason && !isGood && <Alert kind="bad">{reason}</Alert>}
      {isGood ? (
        <ButtonLink look="primary" size="large" wide to={pages.app.path}>
          {text.toApp}
        </ButtonLink>
      ) : (
        refused
      )}
    </Entry>
  );
}
