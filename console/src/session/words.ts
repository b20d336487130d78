import { dictionary } from '../language/dictionary.ts';

/** What is said wherever somebody signs in or out. */
export const sessionWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
