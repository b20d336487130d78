import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What is said of what is done to many users. */
export const jobWords = dictionary(adminWords('jobs'));
