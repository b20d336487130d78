import { dictionary } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { embedWords } from './words.ts';

/**
 * The texts of the page in the language of a calculator, for the words of a link. Where their file cannot be fetched, the
 * reader's language stands in. A file of its own, because every page has `words.ts`.
 */
export const snippetWords = dictionary(language =>
  embedWords.read(language).catch(() => embedWords.read(useLanguage.getState().language)),
);
