import { pages } from '@loan-kereta/sdk/pages';
import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { checkRemembered } from '../../session/check-remembered.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { isForNow } from '../is-for-now.ts';
import { undoWords } from './words.ts';

interface Outcome {
  /** The token that sets another password. */
  readonly next: string;
  /** The address that could not be put back. */
  readonly kept: string | null;
}

/** Where the link of a notice leads. A press undoes, not the visit: programs that look at mails open their links. */
export function Component() {
  const text = useWords(undoWords);
  const token = useLinkToken('token');
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const undoing = useMutation({
    mutationFn: async (): Promise<Outcome> => {
      const { reset_token: next, kept_address: kept } = await api.auth.undo({ body: { token: token ?? '' } });
      // All sessions of the account have ended.
      await checkRemembered();
      return { next, kept };
    },
  });
  const undo = () =>
    undoing.mutate(undefined, {
      // The link is used up; what follows from it survives a reload.
      onSuccess: outcome => void navigate(pathname, { replace: true, state: outcome }),
    });
  const { next, kept }: Partial<Outcome> = undoing.data ?? state ?? {};

  if (next !== undefined)
    return (
      <Entry title={text.title} said={<Alert kind="good">{kept ? text.doneKeeping(kept) : text.done}</Alert>}>
        <ButtonLink look="primary" size="large" wide to={pages.resetPassword.path} state={{ token: next }}>
          {text.next}
        </ButtonLink>
      </Entry>
    );
  if (token === undefined || (undoing.isError && !isForNow(undoing.error)))
    return (
      <Entry
        title={text.badLink}
        icon={Unlink}
        lead={token === undefined ? text.noLink : undefined}
        foot={<Link to={pages.login.path}>{text.signIn}</Link>}
      >
        {token !== undefined && <Alert kind="bad">{explain(undoing.error, text)}</Alert>}
        <ButtonLink look="primary" size="large" wide to={pages.forgotPassword.path}>
          {text.again}
        </ButtonLink>
      </Entry>
    );
  return (
    <Entry
      title={text.title}
      lead={text.lead}
      foot={<Link to={pages.forgotPassword.path}>{text.again}</Link>}
    >
      {undoing.isError && <Alert kind="bad">{explain(undoing.error, text)}</Alert>}
      <Button look="primary" size="large" wide busy={undoing.isPending} onClick={undo}>
        {undoing.isPending ? text.submitting : text.submit}
      </Button>
    </Entry>
  );
}
