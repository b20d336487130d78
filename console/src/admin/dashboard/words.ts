import { dictionary } from '../../language/dictionary.ts';

/** What the dashboard says. */
export const dashboardWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
