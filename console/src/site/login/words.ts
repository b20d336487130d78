import { dictionary } from '../../language/dictionary.ts';

/** What the sign-in page says. */
export const loginWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
