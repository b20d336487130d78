import type { Language } from '../../rules/languages.ts';
import type * as en from '../en/console/pages.ts';

/** What the pages of visitors and advisors say, each and what several share. */
export type PageWords = typeof en;

/** Fetches what a page of visitors or advisors says, as a file of its own. */
export const pageWords =
  <Name extends keyof PageWords>(name: Name) =>
  (language: Language): Promise<PageWords[Name]> =>
    import(`../${language}/console/pages/${name}.ts`).then(({ words }) => words);
