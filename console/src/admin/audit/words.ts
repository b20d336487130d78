import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the history and the security log say. */
export const auditWords = dictionary(adminWords('audit'));
