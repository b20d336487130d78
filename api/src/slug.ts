import { slugify } from 'transliteration';

/**
 * A text as it can stand in an address, of `a`–`z`, digits and single hyphens: `Nurul Aisyah` → `nurul-aisyah`,
 * `林伟健` → `lin-wei-jian`.
 * @param longest how long it may be
 * @returns nothing (`''`) for a text without letters and digits
 */
export const slugOf = (text: string, longest: number): string =>
  slugify(text, { allowedChars: 'a-zA-Z0-9' }).slice(0, longest).replace(/-+$/, '');
