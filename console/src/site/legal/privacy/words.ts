import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../../language/dictionary.ts';

/** The privacy notice. */
export const privacyWords = dictionary(pageWords('privacy'));
