import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { dictionary } from '../../language/dictionary.ts';

/** What the list of the devices says on which an account is signed in. */
export const devicesWords = dictionary(pageWords('devices'));
