import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What stands around the pages. */
export const frameWords = dictionary(pageWords('frames'));
