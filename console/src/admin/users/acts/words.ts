import { dictionary } from '../../../language/dictionary.ts';

/** What is said of all that an admin can do to a user. */
export const actWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
