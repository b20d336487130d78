import { type AdminWords, adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the list of cars and the form for one of them say. */
export const carWords = dictionary(adminWords('models'));

export type CarWords = AdminWords['models'];
