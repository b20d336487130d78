import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the page says that confirms an address. */
export const confirmEmailWords = dictionary(pageWords('confirm-email'));
