import { use } from 'react';
import { type Language, useLanguage } from './language.ts';

type Read<Words> = { [L in Language]?: Words };

/** The words of one screen, each language in a file of its own that is fetched when somebody reads it. */
export interface Dictionary<Words> {
  /** Gives the words, or a promise of them while they are on their way. */
  readonly read: (language: Language) => Words | Promise<Words>;
}

/** Those that have been read: what has to be here before the page can change its language in one go. */
const inUse = new Set<Dictionary<unknown>>();

/**
 * Declares a dictionary. The compiler checks that no language is missing, and by the type of each file's `words` that
 * none of them lacks a text.
 * @param files imports the file of each language
 */
export const dictionary = <Words>(
  files: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>,
): Dictionary<Words> => dictionaryFrom(async language => (await files[language]()).words);

/** Declares a dictionary of which the words in a language are fetched by a function. */
export function dictionaryFrom<Words>(fetchWords: (language: Language) => Promise<Words>): Dictionary<Words> {
  const read: Read<Words> = {};
  const loading: Read<Promise<Words>> = {};
  const load = async (language: Language): Promise<Words> => {
    try {
      const words = await fetchWords(language);
      read[language] = words;
      return words;
    } finally {
      // One that failed is tried again when it is next asked for.
      delete loading[language];
    }
  };
  const declared: Dictionary<Words> = {
    read(language) {
      inUse.add(declared);
      const words = read[language];
      if (words) return words;
      loading[language] ??= load(language);
      return loading[language];
    },
  };
  return declared;
}

/** Fetches all words in use in another language. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map(each => each.read(language)));

/** The words of a dictionary in the chosen language; suspends while they are fetched. */
export function useWords<Words>(from: Dictionary<Words>): Words {
  const language = useLanguage(state => state.language);
  const words = from.read(language);
  return words instanceof Promise ? use(words) : words;
}
