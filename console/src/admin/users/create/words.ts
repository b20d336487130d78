import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What is said where an admin makes an account. */
export const createWords = dictionary(adminWords('create-user'));
