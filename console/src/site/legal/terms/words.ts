import { dictionary } from '../../../language/dictionary.ts';

/** The terms of use. */
export const termsWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
