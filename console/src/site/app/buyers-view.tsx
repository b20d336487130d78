import { useEffect, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { fetchAnew } from '../../profile/save.ts';
import { onProfileUpdate } from '../../profile/updates.ts';
import { Calculator } from '../../ui/calculator.tsx';
import { Loading } from '../../ui/states.tsx';
import { useOnScreen } from './live/on-screen.ts';
import styles from './page.module.css';
import { appWords } from './words.ts';

/** The calculator as a page of any embedder shows it to buyers, at the car and the loan of the advisor's. */
export function BuyersView({ slug }: { readonly slug: string }) {
  const text = useWords(appWords);
  const lang = useLanguage(state => state.language);
  const [loan] = useState(() => {
    const { model, variant, years, deposit } = useOnScreen.getState().state ?? {};
    return { model, variant, ...(years !== undefined && { years, deposit }) };
  });
  const [version, setVersion] = useState(0);
  useEffect(
    () => onProfileUpdate(() => void fetchAnew(slug).then(() => setVersion(before => before + 1))),
    [slug],
  );
  return (
    <section className={styles.calculator} aria-label={text.asBuyer}>
      <Calculator key={version} className={styles.buyers} advisor={slug} lang={lang} {...loan}>
        <Loading />
      </Calculator>
    </section>
  );
}
