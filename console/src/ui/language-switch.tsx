import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { languages } from '@loan-kereta/sdk/languages/names';
import { useWords } from '../language/dictionary.ts';
import { chooseLanguage, useLanguage } from '../language/language.ts';
import { Segmented } from './segmented.tsx';
import { kitWords } from './words.ts';

/** The languages side by side. */
export function LanguageSwitch() {
  const text = useWords(kitWords);
  const language = useLanguage(state => state.language);
  return (
    <Segmented
      label={text.language}
      value={language}
      options={languageCodes.map(code => ({
        value: code,
        label: languages[code].short,
        name: languages[code].name,
        lang: code,
      }))}
      onChoose={code => void chooseLanguage(code)}
    />
  );
}
