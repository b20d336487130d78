import { dictionary } from '../../language/dictionary.ts';

/** What the page says that confirms an address. */
export const confirmEmailWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
