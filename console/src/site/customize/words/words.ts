import { dictionary } from '../../../language/dictionary.ts';

/** What the theme builder says. */
export const customizeWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
