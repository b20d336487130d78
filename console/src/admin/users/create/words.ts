import { dictionary } from '../../../language/dictionary.ts';

/** What is said where an admin makes an account. */
export const createWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
