import { dictionary } from '../../language/dictionary.ts';

/** What is said when an admin has to prove who they are. */
export const stepUpWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
