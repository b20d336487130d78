import { ApiProblem } from '@loan-kereta/sdk/client';
import { isPassing } from '../api/is-passing.ts';

/** Whether a mailed link is still good after it could not be used: the server was away, or was asked too often just now. */
export const isForNow = (failure: unknown): boolean =>
  isPassing(failure) || (failure instanceof ApiProblem && failure.code === 'too_many_requests');
