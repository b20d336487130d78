import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the screen of the plans says. */
export const plansWords = dictionary(adminWords('plans'));
