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

/** What was chosen last, here or in another tab, whose words may still be on their way. */
let wanted: Language | undefined;

/** @returns whether its words are here, and no other language has been chosen meanwhile */
async function fetched(language: Language): Promise<boolean> {
  const before = wanted;
  wanted = language;
  try {
    await loadWords(language);
  } catch (failure) {
    if (wanted === language) wanted = before;
    throw failure;
  }
  return wanted === language;
}

/**
 * Speaks another language as soon as its words are here, and remembers it.
 * @throws {NotFetched} when they cannot be had; the page then speaks as before
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await fetched(language))) return;
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
    if (isLanguage(code))
      void fetched(code).then(isWanted => isWanted && useLanguage.setState({ language: code }));
  });
}
