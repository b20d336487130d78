import { routes } from 'virtual:routes';
import { clientOf } from '@loan-kereta/sdk/client';
import { storage } from '../browser/storage.ts';
import { useLanguage } from '../language/language.ts';
import { adminTokenKey } from './admin-token.ts';

export { ApiProblem, isStale } from '@loan-kereta/sdk/client';

/** What goes with every call: the language that is being read, in which refusals are said, and an admin's token. */
export function ownHeaders(): Record<string, string> {
  const token = storage.read(adminTokenKey);
  return {
    'Accept-Language': useLanguage.getState().language,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}

/** Every endpoint of the API. */
export const api = clientOf(routes, { headers: ownHeaders });
