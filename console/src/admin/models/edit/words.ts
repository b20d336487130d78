import { dictionary } from '../../../language/dictionary.ts';

/** What the form for one car says. */
export const formWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
