import { dictionary } from '../../language/dictionary.ts';

/** What the history and the security log say. */
export const auditWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
