import { isLanguage, type Language, matchLanguage } from '@loan-kereta/sdk/languages/match';
import { create } from 'zustand';
import { onOtherTab, storage } from '../browser/storage.ts';
import { loadWords } from './dictionary.ts';

export type { Language };

export const languageKey = 'lk.lang';

function stored(): Language | undefined {
  const code = storage.read(languageKey);
  return isLanguage(code) ? code : undefined;
}

/** The language that the console speaks: the person's choice, else the browser's, else English. */
export const useLanguage = create<{ readonly language: Language }>()(() => ({
  language: stored() ?? matchLanguage(navigator.languages) ?? 'en',
}));

/**
 * Speaks another language as soon as its words are here, and remembers it.
 * @throws {NotFetched} when they cannot be had; the page then speaks as before
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadWords(language);
  storage.write(languageKey, language);
  useLanguage.setState({ language });
}

/** Keeps `<html lang>` true, and follows a choice that is made in another tab. */
export function followLanguage(): void {
  const show = () => {
    document.documentElement.lang = useLanguage.getState().language;
  };
  show();
  useLanguage.subscribe(show);
  onOtherTab(languageKey, code => {
    if (isLanguage(code)) void loadWords(code).then(() => useLanguage.setState({ language: code }));
  });
}
