import { type PageWords, pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the registration page says. */
export const registerWords = dictionary(pageWords('register'));

export type RegisterWords = PageWords['register'];
