import type { Mounted } from '@loan-kereta/sdk/embed';
import { createMount } from '@loan-kereta/widget/mount';
import { findTemplate } from '@loan-kereta/widget/templates';
import { loadTemplateFromSource } from '@loan-kereta/widget/templates/from-source';
import { loadWordsFromSource } from '@loan-kereta/widget/themes/from-source';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { calculatorFor } from '../../calculator/source.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { onProfileUpdate } from '../../profile/updates.ts';
import { isSameAccess, useSession } from '../../session/advisor.ts';
import { Said } from '../../ui/alert.tsx';
import { askedBy, presenterOf } from '../app/asked.ts';
import { answerOtherTabs } from '../app/live/live-tabs.ts';
import { Stale } from '../app/stale.tsx';
import { appWords } from '../app/words.ts';
import styles from './page.module.css';

/** A calculator in one of the fixed frames of a phone's size, for filming. */
export function Component() {
  const text = useWords(appWords);
  const language = useLanguage(state => state.language);
  const owner = useSession(state => state.user?.id ?? 'guest');
  const { pathname, search } = useLocation();
  const template = findTemplate(pathname.split('/').at(-1) ?? '');
  const presenter = presenterOf(askedBy(new URLSearchParams(search)));
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const key = template?.key;
  useEffect(answerOtherTabs, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or mode needs no other start; it follows below
  useEffect(() => {
    const host = frame.current;
    if (!host || key === undefined) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const loadTheme = () => loadTemplateFromSource(key);
    const calculator = createMount({ theme: loadTheme, words: loadWordsFromSource })({
      root,
      options: { advisor: `${owner}`, lang: language, presenter },
      request: () => calculatorFor(owner),
      emit: () => {},
    });
    mounted.current = calculator;
    return () => calculator.unmount();
  }, [key, owner]);
  useEffect(() => mounted.current?.update({ lang: language, presenter }), [language, presenter]);
  // Named again, the advisor is asked for again.
  const refresh = useCallback(() => mounted.current?.update({ advisor: `${owner}` }), [owner]);
  useEffect(() => {
    window.addEventListener('online', refresh);
    const stopHearing = [
      onProfileUpdate(refresh),
      useSession.subscribe(({ user, access }, before) => {
        // Another's calculator starts anew by itself.
        if (user?.id === before.user?.id && !isSameAccess(access, before.access)) refresh();
      }),
    ];
    return () => {
      window.removeEventListener('online', refresh);
      for (const stop of stopHearing) stop();
    };
  }, [refresh]);

  return (
    <main className={styles.stage}>
      <h1 className="only-read">
        {text.name}: {template?.name}
      </h1>
      {/* Beside what is filmed, and not in it. */}
      <Said>
        <Stale owner={owner} className={styles.stale} onRetry={refresh} />
      </Said>
      <div ref={frame} className={styles.frame} />
    </main>
  );
}
