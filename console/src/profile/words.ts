import { type PageWords, pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../language/dictionary.ts';

/** What is said wherever a profile is saved. */
export const profileWords = dictionary(pageWords('profile'));

export type ProfileWords = PageWords['profile'];
