import { pages } from '@loan-kereta/sdk/pages';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { Entry } from '../../ui/entry.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { explain } from '../explain.ts';
import { passwordWords } from '../passwords/words.ts';

/** Where somebody asks for a link that sets another password. */
export function Component() {
  const text = useWords(passwordWords);
  const { forgotten } = text;
  // What was typed on the way here, and what a link has brought that waits for the way back.
  const { state } = useLocation();
  const form = useSendingForm({
    defaults: { email: typeof state?.email === 'string' ? state.email : '' },
    check: ({ email }) => (email.trim() === '' ? { field: 'email', message: forgotten.fill } : undefined),
    send: body => api.auth.forgotPassword({ body }),
    explain: failure => explain(failure, text),
    done: () => forgotten.sent,
  });
  return (
    <Entry
      title={forgotten.title}
      lead={forgotten.lead}
      foot={
        <Link to={pages.login.path} state={state}>
          {forgotten.back}
        </Link>
      }
    >
      <Form form={form} submit={forgotten.submit} submitting={forgotten.submitting}>
        <EmailField {...form.field('email')} label={forgotten.email} autoComplete="username" />
      </Form>
    </Entry>
  );
}
