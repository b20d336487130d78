import { dictionary } from '../../language/dictionary.ts';

/** What the list of mails says. */
export const mailWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
