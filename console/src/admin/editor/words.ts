import { dictionary } from '../../language/dictionary.ts';

/** What the documents of the site and the forms beside them say. */
export const editorWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
