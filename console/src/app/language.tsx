import { isLanguage, type Language, matchLanguage } from '@loan-kereta/sdk/languages/match';
import { loadSiteWords, type SiteWords } from '@loan-kereta/sdk/languages/site';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

export type { Language };

const storageKey = 'lk.lang';

// A browser that blocks storage throws on the mere access; the choice then lasts for this visit.
function stored(): Language | undefined {
  try {
    const code = localStorage.getItem(storageKey);
    return isLanguage(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The language that was chosen here, else the browser's, else English. */
const initial = (): Language => stored() ?? matchLanguage(navigator.languages) ?? 'en';

function store(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Holds the chosen language for everything within, remembers it, and keeps `<html lang>` true. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    store(next);
    // What is on screen stays until the other words have come.
    startTransition(() => setLanguage(next));
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

/** The chosen language, and how to choose another. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider around it.');
  return choice;
}

const fetched = new Map<Language, Promise<SiteWords>>();

/** What the public pages say in the chosen language; waits, in a `Suspense`, until it has come. */
export function useSiteWords(): SiteWords {
  const { language } = useLanguage();
  const words = fetched.get(language) ?? loadSiteWords(language);
  fetched.set(language, words);
  return use(words);
}
