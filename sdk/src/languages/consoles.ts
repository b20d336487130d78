import type { Language } from '../rules/languages.ts';
import * as en from './en/console/index.ts';
import * as ms from './ms/console/index.ts';
import * as zh from './zh/console/index.ts';

/**
 * Every word of the console at once, by which the compiler holds each language to having all that English has, as the
 * specification quotes most of it in English. A page fetches its own by file, one language at a time.
 */
export const consoles: Readonly<Record<Language, typeof en>> = { ms, en, zh };
