import type { LandingWords } from '@loan-kereta/sdk/languages/site';
import { pages } from '@loan-kereta/sdk/pages';
import { exampleSlug } from '@loan-kereta/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/advisor.ts';
import styles from './snippet.module.css';

/**
 * The code to paste, with a button that copies it or, where the clipboard is closed, selects it. A link stands inside, as some
 * editors remove the rest.
 */
export function Snippet({ text }: { text: LandingWords['snippet'] }) {
  const code = useRef<HTMLElement>(null);
  const user = useSession(state => state.user);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, 3000, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setOutcome('copied');
    } catch {
      if (code.current) window.getSelection()?.selectAllChildren(code.current);
      setOutcome('selected');
    }
  };

  return (
    <div className={styles.snippet}>
      <div className={styles.words}>
        <h2>{text.title}</h2>
        <p>{text.text}</p>
        <p className={styles.own}>
          <a href={user ? pages.embed.path : pages.register.path}>{text.own}</a>
        </p>
      </div>
      <div className={styles.box}>
        <div className={styles.head}>
          <span aria-hidden="true">HTML</span>
          <p role="status">
            {outcome === 'selected' && text.selected}
            {outcome === 'copied' && <span className="only-read">{text.copied}</span>}
          </p>
          <button className={styles.copy} type="button" onClick={copy}>
            {outcome === 'copied' ? text.copied : text.copy}
          </button>
        </div>
        <pre className={styles.code} translate="no">
          <code ref={code}>
            &lt;<span className={styles.tag}>loan-kereta</span>{' '}
            <span className={styles.attribute}>
              <span className={styles.name}>advisor</span>="
              <mark className={styles.slug}>{exampleSlug}</mark>"&gt;
            </span>
            &lt;<span className={styles.tag}>a</span>{' '}
            <span className={styles.attribute}>
              <span className={styles.name}>href</span>="{location.origin}/a/
              <mark className={styles.slug}>{exampleSlug}</mark>"&gt;
            </span>
            {text.link}&lt;/<span className={styles.tag}>a</span>&gt;&lt;/
            <span className={styles.tag}>loan-kereta</span>&gt; &lt;<span className={styles.tag}>script</span>{' '}
            <span className={styles.name}>async</span> <span className={styles.name}>crossorigin</span>{' '}
            <span className={styles.attribute}>
              <span className={styles.name}>src</span>="{location.origin}/loan-kereta.js?advisor=
              <mark className={styles.slug}>{exampleSlug}</mark>"&gt;
            </span>
            &lt;/<span className={styles.tag}>script</span>&gt;
          </code>
        </pre>
      </div>
    </div>
  );
}
