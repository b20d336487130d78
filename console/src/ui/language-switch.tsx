import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { ChevronDown } from 'lucide-react';
import { useWords } from '../language/dictionary.ts';
import { useLanguage } from '../language/language.ts';
import styles from './language-switch.module.css';
import { Segmented } from './segmented.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { kitWords } from './words.ts';

/**
 * The languages side by side.
 * @param props.compact true where a phone has room for one of them only, which opens a list of all
 */
export function LanguageSwitch({ compact = false }: { readonly compact?: boolean }) {
  const text = useWords(kitWords);
  const language = useLanguage(state => state.language);
  const chooseLanguage = useChooseLanguage();
  return (
    <>
      <div className={styles.row} data-compact={compact || undefined}>
        <Segmented
          label={text.language}
          value={language}
          options={languageCodes.map(code => ({
            value: code,
            label: languages[code].short,
            name: languages[code].name,
            lang: code,
          }))}
          onChoose={chooseLanguage}
        />
      </div>
      {compact && (
        <div className={styles.list}>
          <span aria-hidden="true">{languages[language].short}</span>
          <ChevronDown aria-hidden="true" />
          <select
            aria-label={text.language}
            value={language}
            onChange={({ currentTarget }) => {
              const code = languageCodes.find(each => each === currentTarget.value);
              if (code) chooseLanguage(code);
            }}
          >
            {languageCodes.map(code => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
