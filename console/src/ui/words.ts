import { sharedWords } from '@loan-kereta/sdk/languages/console/shared';
import { dictionary } from '../language/dictionary.ts';

/** What the kit's own parts say. */
export const kitWords = dictionary(sharedWords('kit'));
