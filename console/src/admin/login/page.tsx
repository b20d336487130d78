import { pages } from '@loan-kereta/sdk/pages';
import { whatsappLink } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiProblem, api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { adminSignedIn } from '../../session/admin.ts';
import { adminHome, returnTo } from '../../session/return-to.ts';
import { CredentialFields, checkCredentials, noCredentials } from '../../site/credentials.tsx';
import { Button } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import styles from './page.module.css';
import { adminLoginWords } from './words.ts';

type Credentials = Readonly<typeof noCredentials>;

/** What both steps do with the session that they are given. */
function useEntering() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return ({ admin, admin_token }: Awaited<ReturnType<typeof api.adminAuth.login>>) => {
    adminSignedIn(admin, admin_token);
    void navigate(returnTo(query, window.location.origin, adminHome), { replace: true });
    return undefined;
  };
}

/** The link to somebody who can help, and the way back to the site. */
function Ways() {
  const text = useWords(adminLoginWords);
  // Nothing hangs on it: without an answer there is only no link.
  const { data } = useQuery({ queryKey: ['plans'], queryFn: () => api.plans.list(), retry: false });
  const number = data?.support_whatsapp;
  return (
    <span className={styles.ways}>
      {number && (
        <a href={whatsappLink(number, text.supportMessage)} rel="noopener">
          {text.support}
        </a>
      )}
      <a href={pages.landing.path}>{text.home}</a>
    </span>
  );
}

function PasswordStep({ onCodeNeeded }: { readonly onCodeNeeded: (credentials: Credentials) => void }) {
  const text = useWords(adminLoginWords);
  const enter = useEntering();
  const form = useSendingForm({
    defaults: noCredentials,
    check: typed => checkCredentials(typed, text.fillAll),
    send: body =>
      api.adminAuth.login({ body }).catch(failure => {
        if (failure instanceof ApiProblem && failure.code === 'second_factor_required') return undefined;
        throw failure;
      }),
    explain: failure => explain(failure, text),
    done: (response, credentials) => (response ? enter(response) : void onCodeNeeded(credentials)),
  });
  return (
    <Entry title={text.title} lead={text.lead} foot={<Ways />}>
      <Form form={form} submit={text.submit} submitting={text.submitting}>
        <CredentialFields form={form} text={text} />
      </Form>
    </Entry>
  );
}

function CodeStep({
  credentials,
  onBack,
}: {
  readonly credentials: Credentials;
  readonly onBack: () => void;
}) {
  const text = useWords(adminLoginWords);
  const enter = useEntering();
  const form = useSendingForm({
    defaults: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { field: 'code', message: text.fillAll } : undefined),
    send: ({ code }) => api.adminAuth.login({ body: { ...credentials, code } }),
    explain: failure => explain(failure, text),
    done: enter,
  });
  return (
    <Entry title={text.codeTitle} lead={text.codeLead} foot={<Ways />}>
      <Form form={form} submit={text.verify} submitting={text.verifying}>
        <TextField
          {...form.field('code')}
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </Form>
      <Button look="quiet" wide onClick={onBack}>
        {text.back}
      </Button>
    </Entry>
  );
}

/** Where an admin signs in: by password, then by a code for who has a second factor. */
export function Component() {
  const [credentials, setCredentials] = useState<Credentials>();
  return credentials ? (
    <CodeStep credentials={credentials} onBack={() => setCredentials(undefined)} />
  ) : (
    <PasswordStep onCodeNeeded={setCredentials} />
  );
}
