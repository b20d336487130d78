import { dictionary } from '../../language/dictionary.ts';

/** What stands around the pages. */
export const frameWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
