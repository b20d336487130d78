import type { Language } from '../../rules/languages.ts';
import type * as en from '../en/console/admin.ts';

/** What the admin centre says, by screen and by what several share. */
export type AdminWords = typeof en;

/** Fetches what a screen of the admin centre says, as a file of its own. */
export const adminWords =
  <Name extends keyof AdminWords>(name: Name) =>
  (language: Language): Promise<AdminWords[Name]> =>
    import(`../${language}/console/admin/${name}.ts`).then(({ words }) => words);
