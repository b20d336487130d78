import { type AdminWords, adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../language/dictionary.ts';

/** What the documents of the site and the forms beside them say. */
export const editorWords = dictionary(adminWords('editor'));

export type EditorWords = AdminWords['editor'];
