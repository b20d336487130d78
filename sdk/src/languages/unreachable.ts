import type { Language } from '../rules/languages.ts';
import { unreachable as en } from './en/unreachable.ts';
import { unreachable as ms } from './ms/unreachable.ts';
import { unreachable as zh } from './zh/unreachable.ts';

/** What stands in the room of a calculator that does not come: the line, and the button to try again. */
export const unreachable: Readonly<Record<Language, typeof ms>> = { ms, en, zh };
