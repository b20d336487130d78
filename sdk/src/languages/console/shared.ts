import type { Language } from '../../rules/languages.ts';
import type * as en from '../en/console/shared.ts';

/** What any page may say: the kit's own parts, and a session's. */
export type SharedWords = typeof en;

/** Fetches what any page may say of one thing, as a file of its own. */
export const sharedWords =
  <Name extends keyof SharedWords>(name: Name) =>
  (language: Language): Promise<SharedWords[Name]> =>
    import(`../${language}/console/shared/${name}.ts`).then(({ words }) => words);
