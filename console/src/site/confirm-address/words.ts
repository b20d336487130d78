import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the page says that gives an account its new address. */
export const confirmAddressWords = dictionary(pageWords('confirm-address'));
