import { dictionary } from '../../language/dictionary.ts';

/** What the page says that gives an account its new address. */
export const confirmAddressWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
