import { use } from 'react';
import { NotFetched } from '../browser/not-fetched.ts';
import { type Language, useLanguage } from './language.ts';

/** Words on their way, or there: React reads at once what says of itself that it is fulfilled. */
type Reading<Words> = Promise<Words> & { status?: 'fulfilled'; value?: Words };

/** The words of one screen, each language in a file of its own that is fetched when somebody reads it. */
export interface Dictionary<Words> {
  /** Gives the same promise each time, until it fails. */
  readonly read: (language: Language) => Promise<Words>;
}

/** Those that have been read: what has to be here before the page can change its language in one go. */
const inUse = new Set<Dictionary<unknown>>();

/** Declares a dictionary. @param fetchWords fetches its words in a language */
export function dictionary<Words>(fetchWords: (language: Language) => Promise<Words>): Dictionary<Words> {
  const readings: { [L in Language]?: Reading<Words> } = {};
  const load = (language: Language): Reading<Words> => {
    const reading: Reading<Words> = fetchWords(language).catch(cause => {
      throw new NotFetched(cause);
    });
    reading.then(
      value => Object.assign(reading, { status: 'fulfilled', value }),
      // One that failed is tried again when it is next asked for.
      () => {
        delete readings[language];
      },
    );
    return reading;
  };
  const declared: Dictionary<Words> = {
    read(language) {
      inUse.add(declared);
      readings[language] ??= load(language);
      return readings[language];
    },
  };
  return declared;
}

/** Fetches all words in use in another language. */
export const loadWords = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map(each => each.read(language)));

/**
 * The words of a dictionary in the chosen language; suspends while they are fetched. It asks React every time: of several
 * promises that a component waits for, React knows which is which by their order.
 */
export const useWords = <Words>(from: Dictionary<Words>): Words =>
  use(from.read(useLanguage(state => state.language)));
