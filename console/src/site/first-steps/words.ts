import { dictionary } from '../../language/dictionary.ts';

/** What a new advisor is told to do first. */
export const firstStepsWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
