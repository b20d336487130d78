import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the page says that undoes a change of an account. */
export const undoWords = dictionary(pageWords('undo'));
