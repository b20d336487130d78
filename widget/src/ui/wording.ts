import type { Dictionary } from '@loan-kereta/sdk/languages';
import { createContext, useContext } from 'react';

/** What words are read from. */
export interface Wording {
  /** Every section of words; absent in Malay, whose sections come with what says them. */
  readonly dictionary?: Dictionary | undefined;
  /** Softens a sentence in presenter mode; otherwise gives it back. */
  readonly soften: (text: string) => string;
}

/** Says what is written in it in the calculator's language; outside of one it is Malay. */
export const WordingContext = createContext<Wording>({ soften: text => text });

/** The wording that something is drawn in. */
export const useWording = (): Wording => useContext(WordingContext);
