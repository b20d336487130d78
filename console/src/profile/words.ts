import { dictionary } from '../language/dictionary.ts';

/** What is said wherever a profile is saved. */
export const profileWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
