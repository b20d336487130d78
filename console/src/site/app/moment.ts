import { languages } from '@loan-kereta/sdk/languages/names';
import type { Language } from '../../language/language.ts';

/** Writes a moment as it is read. The formats that other pages share would come with the calculator. */
export const momentIn = (language: Language, at: number | string): string =>
  new Date(at).toLocaleString(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short' });
