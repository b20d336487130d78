import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What is said of all that an admin can do to a user. */
export const actWords = dictionary(adminWords('user-acts'));
