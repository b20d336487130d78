import { sharedWords } from '@loan-kereta/sdk/languages/console/shared';
import { dictionary } from '../language/dictionary.ts';

/** What is said wherever somebody signs in or out. */
export const sessionWords = dictionary(sharedWords('session'));
