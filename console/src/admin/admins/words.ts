import { dictionary } from '../../language/dictionary.ts';

/** What the list of admins says, and an admin's own account. */
export const adminsWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
