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

/** Where the link of a notice leads. A press undoes, not the visit: programs that look at mails open their links. */
export function Component() {
  const text = useWords(undoWords);
  const token = useLinkToken('token');
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const undoing = useMutation({
    mutationFn: async () => {
      const { reset_token } = await api.auth.undo({ body: { token: token ?? '' } });
      // All sessions of the account have ended.
      await checkRemembered();
      return reset_token;
    },
  });
  const undo = () =>
    undoing.mutate(undefined, {
      // The link is used up; what follows from it survives a reload.
      onSuccess: next => void navigate(pathname, { replace: true, state: { next } }),
    });
  const next: string | undefined = undoing.data ?? state?.next;

  if (next !== undefined)
    return (
      <Entry title={text.title} said={<Alert kind="good">{text.done}</Alert>}>
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
