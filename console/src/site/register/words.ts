import { dictionary } from '../../language/dictionary.ts';

/** What the registration page says. */
export const registerWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
