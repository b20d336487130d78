import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the dashboard says. */
export const dashboardWords = dictionary(adminWords('dashboard'));
