import { dictionary } from '../../language/dictionary.ts';

export const autologoutWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
