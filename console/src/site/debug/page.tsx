import { useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { checkSession } from '../../session/advisor.ts';
import { Alert, Said } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Entry } from '../../ui/entry.tsx';
import styles from './page.module.css';
import { debugWords } from './words.ts';

interface Outcome {
  readonly ok: boolean;
  /** 0 when there was none. */
  readonly status: number;
  readonly data: string;
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Past the typed client: what is to be seen is what the server really sends. */
async function post(path: string, body?: object): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, data: indented(await response.text()) };
  } catch (failure) {
    return { ok: false, status: 0, data: String(failure) };
  }
}

/** Nobody else's; a page without https has no UUIDs. */
const unique = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const invented = () => ({
  email: `debug-${unique()}@example.com`,
  password: unique(),
  name: 'Debug',
});

/** Tries registration and sign-in, and shows what the server answers. */
export function Component() {
  const text = useWords(debugWords);
  const [account] = useState(invented);
  const [busy, setBusy] = useState<'register' | 'login'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async (what: 'register' | 'login', send: () => Promise<Outcome>) => {
    setBusy(what);
    setOutcome(await send());
    // What is tried signs in: the browser is told who it is now.
    await checkSession().catch(() => {});
    setBusy(undefined);
  };
  const { email, password } = account;
  const told =
    outcome &&
    `${outcome.ok ? text.success : text.failure} · ${text.status} ${outcome.status || text.noAnswer}`;
  return (
    <Entry title={text.title} lead={text.lead}>
      <dl className={styles.backend}>
        <dt>{text.backend}</dt>
        <dd>
          <code translate="no">{window.location.origin}/api</code>
        </dd>
      </dl>
      <div className={styles.buttons}>
        <Button
          look="primary"
          busy={busy === 'register'}
          onClick={() => void run('register', () => post('/api/auth/register', account))}
        >
          {text.register}
        </Button>
        <Button
          busy={busy === 'login'}
          onClick={() =>
            void run('login', () => post(`/api/auth/login?${new URLSearchParams({ email, password })}`))
          }
        >
          {text.login}
        </Button>
        <p>{text.loginNeeds}</p>
      </div>
      <Said>{outcome?.ok && <Alert kind="good">{told}</Alert>}</Said>
      {outcome && (
        <>
          {!outcome.ok && <Alert kind="bad">{told}</Alert>}
          <textarea className={styles.data} rows={12} readOnly aria-label={text.data} value={outcome.data} />
        </>
      )}
    </Entry>
  );
}
