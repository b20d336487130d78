import type { Language } from '../rules/languages.ts';
import { softened as en } from './en/presenter.ts';
import { softened as ms } from './ms/presenter.ts';
import { softened as zh } from './zh/presenter.ts';

/**
 * What an advisor's live stream says in place of the words that may not stand there: pairs of a text and the parts of a
 * pattern, a phrase before the words inside it.
 */
export type Softened = readonly (readonly [instead: string, words: string])[];

/** Those of every language, apart from the registry: the browser needs them all, and no other words of all languages. */
export const softened: Readonly<Record<Language, Softened>> = { ms, en, zh };
