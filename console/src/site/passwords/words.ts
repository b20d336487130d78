import { type PageWords, pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the pages about passwords say. */
export const passwordWords = dictionary(pageWords('passwords'));

export type PasswordWords = PageWords['passwords'];
