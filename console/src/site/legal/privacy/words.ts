import { dictionary } from '../../../language/dictionary.ts';

/** The privacy notice. */
export const privacyWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
