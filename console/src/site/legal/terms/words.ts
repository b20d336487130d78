import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../../language/dictionary.ts';

/** The terms of use. */
export const termsWords = dictionary(pageWords('terms'));
