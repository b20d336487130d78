import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the history and the security log say. */
export const auditWords = dictionary(adminWords('audit'));

/** What a user's standing is called. The screen of the users shows what was done to one, and so is not asked. */
export const peopleWords = dictionary(adminWords('users'));
