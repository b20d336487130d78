import { pages } from '@loan-kereta/sdk/pages';
import { exampleSlug } from '@loan-kereta/sdk/rules';
import { LayoutTemplate, RadioTower, Sparkles, Zap } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { siteWords } from '../../language/site-words.ts';
import { AppearanceSwitch } from '../../ui/appearance-switch.tsx';
import { Calculator } from '../../ui/calculator.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Account } from './account.tsx';
import { AskAdmin } from './ask-admin.tsx';
import facts from './facts.module.css';
import { Footer } from './footer.tsx';
import { Notice } from './notice.tsx';
import { askForOffers } from './offers.ts';
import styles from './page.module.css';
import { Plans } from './plans.tsx';
import sections from './sections.module.css';
import { Snippet } from './snippet.tsx';
import { Start } from './start-link.tsx';
import { themePicture } from './theme-pictures.ts';

const featureIcons = [LayoutTemplate, Zap, RadioTower];
/** Names are the same in every language. */
const sampleThemes = ['Card Compact', 'Hero Banner', 'Glass Effect'];

/** The front page: the calculator at work, and the line that puts it on a page of one's own. */
export function Component() {
  const language = useLanguage(state => state.language);
  const text = useWords(siteWords).landing;
  // Preact draws a title where it stands, and does not lift it into the head.
  useEffect(() => {
    document.title = text.title;
  }, [text.title]);
  useEffect(() => void askForOffers(), []);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <p className={`${styles.brand} sun`}>
          <span>Loan Kereta</span>
        </p>
        <div className={styles.appearance}>
          <AppearanceSwitch />
        </div>
        <LanguageSwitch compact />
        <Account login={text.login} />
      </header>
      <main>
        <div className={styles.stage}>
          <div className={styles.dusk} />
          <div className={styles.pitch}>
            <h1>
              {text.promise[0]} <em>{text.promise[1]}</em>
            </h1>
            <p>{text.lead}</p>
            <div className={styles.actions}>
              <a href={`${pages.app.path}?theme=1`}>{text.tryFree}</a>
              <a href="#pasang">{text.install}</a>
              <AskAdmin />
            </div>
          </div>
          <section className={styles.preview} aria-label={text.preview}>
            <Calculator className={styles.calculator} advisor={exampleSlug} model="myvi" lang={language}>
              <p className={styles.loading}>{text.loading}</p>
            </Calculator>
          </section>
          <ul className={facts.facts}>
            {text.facts.map(fact => (
              <li key={fact.title}>
                <h2>{fact.title}</h2>
                <p>{fact.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <section className={sections.features}>
          {text.features.map(({ title, text }, index) => {
            const Icon = featureIcons[index] ?? Sparkles;
            return (
              <div key={title}>
                <Icon aria-hidden="true" />
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            );
          })}
        </section>
        <section className={sections.themes} aria-labelledby="tema">
          <h2 id="tema">{text.themes.title}</h2>
          <p>{text.themes.text}</p>
          <div className={sections.gallery}>
            {text.themes.cards.map((about, index) => (
              <a key={about} href={`${pages.app.path}?theme=${index + 1}`}>
                <img
                  src={themePicture(sampleThemes[index] ?? '', language)}
                  alt=""
                  width="390"
                  height="520"
                  loading="lazy"
                />
                <strong>{sampleThemes[index]}</strong>
                <span>{about}</span>
                <em>{text.themes.open}</em>
              </a>
            ))}
          </div>
        </section>
        <section className={sections.install} id="pasang">
          <Snippet text={text.snippet} />
        </section>
        <Plans text={text.plans} />
        <section className={sections.more}>
          <h2>{text.more}</h2>
          <div className={sections.cards}>
            {[
              { href: '/examples/script-tag/', ...text.example },
              { href: '/api/docs', ...text.docs },
            ].map(({ href, title, text }) => (
              <a key={href} href={href}>
                <strong>{title}</strong>
                {text}
              </a>
            ))}
          </div>
        </section>
        <section className={sections.closing}>
          <h2>{text.closing.title}</h2>
          <p>{text.closing.text}</p>
          <div className={styles.actions}>
            <Start label={text.closing.register} />
            <a href={`${pages.app.path}?theme=1`}>{text.tryFree}</a>
            <AskAdmin />
          </div>
        </section>
      </main>
      <Footer text={text} />
      <Notice />
    </div>
  );
}
