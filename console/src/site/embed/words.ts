import { dictionary } from '../../language/dictionary.ts';

/** What the page says that puts the calculator on other pages. */
export const embedWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
