import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What a new advisor is told to do first. */
export const firstStepsWords = dictionary(pageWords('first-steps'));
