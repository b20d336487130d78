import { pages } from '@loan-kereta/sdk/pages';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { Alert } from '../../ui/alert.tsx';
import { Entry } from '../../ui/entry.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { explain } from '../explain.ts';
import { checkNewPassword, NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { passwordWords } from '../passwords/words.ts';

/** Where a mailed link leads that sets another password. */
export function Component() {
  const text = useWords(passwordWords);
  const { reset } = text;
  const token = useLinkToken('token');
  const form = useSendingForm({
    defaults: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => checkNewPassword('password', password, confirmation, text),
    send: ({ password }) => api.auth.resetPassword({ body: { token: token ?? '', password } }),
    explain: failure => explain(failure, text),
    done: () => reset.done,
  });
  const another = <Link to={pages.forgotPassword.path}>{reset.again}</Link>;
  if (token === undefined)
    return (
      <Entry title={reset.title} foot={another}>
        <Alert kind="bad">{reset.noLink}</Alert>
      </Entry>
    );
  const isDone = form.outcome?.kind === 'good';
  return (
    <Entry
      title={reset.title}
      lead={reset.lead}
      foot={isDone ? <Link to={pages.login.path}>{reset.login}</Link> : another}
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
