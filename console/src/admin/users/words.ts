import { dictionary } from '../../language/dictionary.ts';

/** What the list of users and the details of one say. */
export const usersWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
