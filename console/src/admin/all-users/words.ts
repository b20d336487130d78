import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What is said of many users at once. */
export const allUsersWords = dictionary(adminWords('all-users'));
