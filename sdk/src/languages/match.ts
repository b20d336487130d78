import { type Language, languageCodes } from '../rules/languages.ts';

export type { Language };

/** Whether a text is the code of a language that there are words for. */
export const isLanguage = (code: string | null | undefined): code is Language =>
  languageCodes.some(known => known === code);

/** The first language asked for that there are words for: `zh-Hans-MY` asks for `zh`. */
export function matchLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  return tags.map(tag => tag?.toLowerCase().split(/[-_]/)[0]).find(isLanguage);
}
