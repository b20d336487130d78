import { dictionary } from '../../language/dictionary.ts';

/** What the list of cars and the form for one of them say. */
export const carWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
