import { dictionary } from '../../language/dictionary.ts';

/** What is said of what is done to many users. */
export const jobWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
