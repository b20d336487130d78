import { dictionary } from '../language/dictionary.ts';

/** What the kit's own parts say. */
export const kitWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
