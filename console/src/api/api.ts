import { routes } from 'virtual:routes';
import { clientOf } from '@loan-kereta/sdk/client';
import { storage } from '../browser/storage.ts';
import { useLanguage } from '../language/language.ts';
import { adminTokenKey } from './admin-token.ts';

export { ApiProblem } from '@loan-kereta/sdk/client';

/** Every endpoint of the API. What it refuses, it says in the language that is being read. */
export const api = clientOf(routes, {
  headers: () => {
    const token = storage.read(adminTokenKey);
    return {
      'Accept-Language': useLanguage.getState().language,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
  },
});
