import { pages } from '@loan-kereta/sdk/pages';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { signedIn } from '../../session/advisor.ts';
import { Entry } from '../../ui/entry.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { Loading } from '../../ui/states.tsx';
import { useLeadOn } from '../../ui/use-lead-on.ts';
import { CredentialFields, checkCredentials, noCredentials } from '../credentials.tsx';
import { useWayOn } from '../way-on.ts';
import { loginWords } from './words.ts';

/** How long the welcome stands before the next page, in ms. */
const welcome = 1000;

/** Only for whom an admin made a password. */
const OwnPassword = lazy(() =>
  import('../passwords/own-password.tsx').then(({ OwnPassword }) => ({ default: OwnPassword })),
);

/** Where somebody signs in. A password that an admin made is replaced here at once. */
export function Component() {
  const text = useWords(loginWords);
  const { search, state } = useLocation();
  const goOn = useWayOn();
  const [temporary, setTemporary] = useState<string>();

  const leadOn = useLeadOn();
  const form = useSendingForm({
    defaults: noCredentials,
    check: typed => checkCredentials(typed, text.fillAll),
    send: body => api.auth.login({ body }),
    explain: failure => explain(failure, text),
    done: (response, { password }) => {
      signedIn(response);
      leadOn(response.user.must_change_password ? () => setTemporary(password) : goOn, welcome);
      return text.welcome(response.user.name);
    },
  });

  if (temporary !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <OwnPassword current={temporary} onDone={goOn} />
      </Suspense>
    );
  return (
    <Entry
      title={text.title}
      lead={text.lead}
      foot={
        <>
          {text.noAccount}{' '}
          <Link to={pages.register.path + search} state={state}>
            {text.register}
          </Link>
        </>
      }
    >
      <Form form={form} submit={text.submit} submitting={text.submitting}>
        <CredentialFields
          form={form}
          text={text}
          hint={
            <Link to={pages.forgotPassword.path + search} state={{ ...state, email: form.value('email') }}>
              {text.forgotten}
            </Link>
          }
        />
      </Form>
    </Entry>
  );
}
