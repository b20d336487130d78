import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../../language/dictionary.ts';

/** What the theme builder says. */
export const customizeWords = dictionary(pageWords('customize'));
