import { ApiProblem } from '@loan-kereta/sdk/client';
import { pages } from '@loan-kereta/sdk/pages';
import { useMutation } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { explain } from '../explain.ts';
import { undoWords } from './words.ts';

/** Where the link of a notice leads. A press undoes, not the visit: programs that look at mails open their links. */
export function Component() {
  const text = useWords(undoWords);
  const token = useLinkToken('token');
  const undoing = useMutation({ mutationFn: () => api.auth.undo({ body: { token: token ?? '' } }) });

  if (undoing.isSuccess)
    return (
      <Entry title={text.title}>
        <Alert kind="good">{text.done}</Alert>
        <ButtonLink
          look="primary"
          size="large"
          wide
          to={pages.resetPassword.path}
          state={{ token: undoing.data.reset_token }}
        >
          {text.next}
        </ButtonLink>
      </Entry>
    );
  const isUnreachable = undoing.error instanceof ApiProblem && undoing.error.status === 0;
  if (token === undefined || (undoing.isError && !isUnreachable))
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
      <Button look="primary" size="large" wide busy={undoing.isPending} onClick={() => undoing.mutate()}>
        {undoing.isPending ? text.submitting : text.submit}
      </Button>
    </Entry>
  );
}
