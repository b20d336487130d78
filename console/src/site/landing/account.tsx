import { pages } from '@loan-kereta/sdk/pages';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { knownSession, signOut, useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import styles from './account.module.css';

/** Who is signed in, with a way out; for everybody else the ways in. @param props.login what the first of them is called */
export function Account({ login }: { readonly login: string }) {
  const text = useWords(sessionWords);
  const { status, user } = useSession();
  const [failed, setFailed] = useState(false);
  const [nav, setNav] = useState<HTMLElement | null>(null);
  useLostFocus(() => nav?.querySelector('a') ?? null, nav);
  useEffect(() => {
    void knownSession();
  }, []);

  if (status === 'guest')
    return (
      <nav ref={setNav} className={styles.account}>
        <a href={pages.login.path}>{login}</a>
        <a className={styles.first} href={pages.register.path}>
          {text.register}
        </a>
      </nav>
    );
  const leave = async () => {
    if (!window.confirm(text.signOutQuestion)) return;
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  };
  return (
    <nav ref={setNav} className={styles.account}>
      <a className={styles.name} href={pages.app.path} translate="no">
        {user?.name || user?.email}
      </a>
      <button type="button" onClick={leave}>
        {text.signOut}
      </button>
      <p role="alert">{failed && text.signOutFailed}</p>
    </nav>
  );
}
