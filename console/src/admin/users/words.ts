import { type AdminWords, adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the list of users and the details of one say. */
export const usersWords = dictionary(adminWords('users'));

export type UsersWords = AdminWords['users'];
