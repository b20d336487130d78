import { dictionary } from '../../language/dictionary.ts';

/** What the account page says. */
export const accountWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
