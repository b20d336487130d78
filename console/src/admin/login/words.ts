import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the admins' sign-in page says. */
export const adminLoginWords = dictionary(pageWords('admin-login'));
