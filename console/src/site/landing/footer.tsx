import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import type { LandingWords } from '@loan-kereta/sdk/languages/site';
import { pages } from '@loan-kereta/sdk/pages';
import { appearances, chooseAppearance, useAppearance } from '../../browser/appearance.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { useSession } from '../../session/advisor.ts';
import { sessionWords } from '../../session/words.ts';
import { useChooseLanguage } from '../../ui/use-choose-language.ts';
import { kitWords } from '../../ui/words.ts';
import { AskAdmin } from './ask-admin.tsx';
import styles from './footer.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, in the browser's own list. */
function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(each => each.value === currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the figures are worth, and whatever else somebody looks for at the end of a page. */
export function Footer({ text }: { readonly text: LandingWords }) {
  const kit = useWords(kitWords);
  const session = useWords(sessionWords);
  const status = useSession(state => state.status);
  const language = useLanguage(state => state.language);
  const chooseLanguage = useChooseLanguage();
  const appearance = useAppearance(state => state.appearance);
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={`${styles.brand} sun`}>Loan Kereta</p>
        <p>{text.footer}</p>
      </div>
      <ul className={styles.links}>
        {status === 'guest' && (
          <li>
            <a href={pages.login.path}>{session.signIn}</a>
          </li>
        )}
        <li>
          <AskAdmin />
        </li>
        <li>
          <a href={pages.terms.path}>{text.terms}</a>
        </li>
        <li>
          <a href={pages.privacy.path}>{text.privacy}</a>
        </li>
      </ul>
      <div className={styles.choices}>
        <Choice
          label={kit.language}
          value={language}
          options={languageCodes.map(code => ({ value: code, name: languages[code].name, lang: code }))}
          onChoose={chooseLanguage}
        />
        <Choice
          label={kit.appearance}
          value={appearance}
          options={appearances.map(each => ({ value: each, name: kit.appearances[each] }))}
          onChoose={chooseAppearance}
        />
      </div>
    </footer>
  );
}
