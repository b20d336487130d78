import { dictionary } from '../../language/dictionary.ts';

/** What the admins' sign-in page says. */
export const adminLoginWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
