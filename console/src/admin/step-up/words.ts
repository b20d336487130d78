import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What is said when an admin has to prove who they are. */
export const stepUpWords = dictionary(adminWords('step-up'));
