import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the list of admins says, and an admin's own account. */
export const adminsWords = dictionary(adminWords('admins'));
