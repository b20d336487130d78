import { loadSiteWords } from '@loan-kereta/sdk/languages/site';
import { dictionary } from './dictionary.ts';

/** What the front page and an address without a page say. */
export const siteWords = dictionary(loadSiteWords);
