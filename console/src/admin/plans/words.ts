import { dictionary } from '../../language/dictionary.ts';

/** What the screen of the plans says. */
export const plansWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
