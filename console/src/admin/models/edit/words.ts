import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What the form for one car says. */
export const formWords = dictionary(adminWords('model-form'));
