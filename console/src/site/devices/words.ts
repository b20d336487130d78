import { dictionary } from '../../language/dictionary.ts';

/** What the list of the devices says on which an account is signed in. */
export const devicesWords = dictionary({
  ms: () => import('./words.ms.ts'),
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
});
