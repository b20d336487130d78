import { pages } from '@loan-kereta/sdk/pages';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useHasKeys } from '../../browser/media.ts';
import { useWords } from '../../language/dictionary.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Form, type SendingForm, useSendingForm } from '../../ui/form.tsx';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import { mailPatience } from '../mail-patience.ts';
import { passwordWords } from '../passwords/words.ts';

/** What stands instead of the form once it was sent: nothing is left to fill in. */
function Sent({ form, at }: { readonly form: SendingForm; readonly at: number }) {
  const { forgotten } = useWords(passwordWords);
  const { outcome, sending, onSubmit } = form;
  const seconds = useSecondsUntil(outcome?.retryAt ?? at + mailPatience);
  return (
    <>
      {outcome?.kind === 'bad' && <Alert kind="bad">{outcome.message}</Alert>}
      <Button size="large" wide busy={sending} disabled={seconds > 0} onClick={() => void onSubmit()}>
        {seconds > 0 ? forgotten.againIn(seconds) : forgotten.again}
      </Button>
    </>
  );
}

/** Where somebody asks for a link that sets another password. */
export function Component() {
  const text = useWords(passwordWords);
  const { forgotten } = text;
  // What was typed on the way here, and what a link has brought that waits for the way back.
  const { state, search } = useLocation();
  const hasKeys = useHasKeys();
  const [sentAt, setSentAt] = useState<number>();
  const form = useSendingForm({
    defaults: { email: typeof state?.email === 'string' ? state.email : '' },
    check: ({ email }) => (email.trim() === '' ? { field: 'email', message: forgotten.fill } : undefined),
    send: body => api.auth.forgotPassword({ body }),
    explain: failure => explain(failure, text),
    done: () => {
      setSentAt(Date.now());
      return forgotten.sent;
    },
  });
  const isSent = sentAt !== undefined;
  return (
    <Entry
      title={forgotten.title}
      {...(!isSent && { lead: forgotten.lead })}
      said={isSent && form.outcome?.kind !== 'bad' && <Alert kind="good">{forgotten.sent}</Alert>}
      foot={
        <Link to={pages.login.path + search} state={state}>
          {forgotten.back}
        </Link>
      }
    >
      {isSent ? (
        <Sent form={form} at={sentAt} />
      ) : (
        <Form form={form} submit={forgotten.submit} submitting={forgotten.submitting}>
          <EmailField
            {...form.field('email')}
            label={forgotten.email}
            autoComplete="username"
            autoFocus={hasKeys}
          />
        </Form>
      )}
    </Entry>
  );
}
