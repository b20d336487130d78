import { dictionary } from '../../language/dictionary.ts';

/** What the pages about passwords say. */
export const passwordWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
