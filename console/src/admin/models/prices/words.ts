import { type AdminWords, adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What the price list, its table for spreadsheets and the changes at a time say. */
export const priceWords = dictionary(adminWords('prices'));

export type PriceWords = AdminWords['prices'];
