import type { Dictionary, FaceWords, Language } from '@loan-kereta/sdk/languages';
import { isLanguage } from '@loan-kereta/sdk/languages/match';
import { face } from '@loan-kereta/sdk/languages/ms/calculator';

/** Fetches the words of a language other than Malay, which comes with the code. */
export type LoadWords = (language: Language) => Promise<Dictionary>;

/** The language that a calculator speaks, and its words. */
export interface Speech {
  readonly language: Language;
  /** Every section of words; absent in Malay, whose sections come with what uses them. */
  readonly dictionary?: Dictionary | undefined;
  /** What every theme says. */
  readonly words: FaceWords;
}

export const malay: Speech = { language: 'ms', words: face };

/** Fetches the words of a language; Malay for a code that there are no words for. */
export async function fetchSpeech(language: string | null | undefined, load: LoadWords): Promise<Speech> {
  if (language === 'ms' || !isLanguage(language)) return malay;
  const dictionary = await load(language);
  return { language, dictionary, words: dictionary.face };
}
