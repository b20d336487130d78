import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the account page says. */
export const accountWords = dictionary(pageWords('account'));
