import { Link } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { Entry } from '../../ui/entry.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { explain } from '../explain.ts';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';
import { passwordWords } from './words.ts';

interface PasswordByLinkProps {
  readonly send: (body: { readonly token: string; readonly password: string }) => Promise<unknown>;
  /** Where to sign in with the new password. */
  readonly signIn: string;
  /** Where another link can be asked for; absent for one that only somebody else can send. */
  readonly again?: string;
}

/** Sets a password by the link of a mail. */
export function PasswordByLink({ send, signIn, again }: PasswordByLinkProps) {
  const text = useWords(passwordWords);
  const { reset } = text;
  const token = useLinkToken('token');
  const form = useSendingForm({
    defaults: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => checkNewPassword('password', password, confirmation, text),
    send: ({ password }) => send({ token: token ?? '', password }),
    explain: failure => explain(failure, text),
    done: () => reset.done,
  });
  const another =
    again === undefined ? (
      <Link to={signIn}>{text.forgotten.back}</Link>
    ) : (
      <Link to={again}>{reset.again}</Link>
    );
  if (token === undefined)
    return (
      <Entry title={reset.title} foot={another}>
        <Alert kind="bad">{again === undefined ? reset.noInvitation : reset.noLink}</Alert>
      </Entry>
    );
  const isDone = form.outcome?.kind === 'good';
  return (
    <Entry
      title={reset.title}
      lead={reset.lead}
      foot={isDone ? <Link to={signIn}>{reset.login}</Link> : another}
    >
      <Form form={form} submit={reset.submit} submitting={reset.submitting}>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          typed={form.value('password')}
        />
      </Form>
    </Entry>
  );
}
