import { useWords } from '../language/dictionary.ts';
import { chooseLanguage, type Language } from '../language/language.ts';
import { toast } from './toast.ts';
import { kitWords } from './words.ts';

/** Has the page speak another language; says so where its words cannot be had. */
export function useChooseLanguage(): (language: Language) => void {
  const { unreachable } = useWords(kitWords);
  return language => void chooseLanguage(language).catch(() => toast.bad(unreachable));
}
