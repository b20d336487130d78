import { dictionary } from '../../../language/dictionary.ts';

/** What the price list, its table for spreadsheets and the changes at a time say. */
export const priceWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
