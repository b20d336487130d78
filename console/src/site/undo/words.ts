import { dictionary } from '../../language/dictionary.ts';

/** What the page says that undoes a change of an account. */
export const undoWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
