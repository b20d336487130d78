import type { Language } from '../rules/languages.ts';
import { about as en } from './en/about.ts';
import { about as ms } from './ms/about.ts';
import { about as zh } from './zh/about.ts';

/** What is known of a language besides its words. */
export interface About {
  /** What it calls itself. */
  readonly name: string;
  /** The same, for a switch with little room. */
  readonly short: string;
  /** For dates and numbers, as `Intl` takes it. */
  readonly locale: string;
}

export const languages: Readonly<Record<Language, About>> = { ms, en, zh };
