import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The two languages of the product, by their codes in `lang` attributes. */
export type Language = 'ms' | 'en';

const storageKey = 'lk.lang';

// A browser that blocks storage throws on the mere access; the choice then lasts for this visit.
function stored(): Language {
  try {
    return localStorage.getItem(storageKey) === 'en' ? 'en' : 'ms';
  } catch {
    return 'ms';
  }
}

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
  const [language, setLanguage] = useState(stored);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    store(next);
    setLanguage(next);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}

/** The chosen language, and how to choose another. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider around it.');
  return choice;
}
