import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the page says that puts the calculator on other pages. */
export const embedWords = dictionary(pageWords('embed'));
