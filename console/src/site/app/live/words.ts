import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../../language/dictionary.ts';

export const liveWords = dictionary(pageWords('live'));
