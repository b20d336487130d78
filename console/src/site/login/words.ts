import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the sign-in page says. */
export const loginWords = dictionary(pageWords('login'));
