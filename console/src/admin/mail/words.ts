import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the list of mails says. */
export const mailWords = dictionary(adminWords('mail'));
