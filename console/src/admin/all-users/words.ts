import { dictionary } from '../../language/dictionary.ts';

/** What is said of many users at once. */
export const allUsersWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
