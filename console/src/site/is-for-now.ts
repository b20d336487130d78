import { ApiProblem } from '@loan-kereta/sdk/client';
import { isPassing } from '../api/is-passing.ts';

/** Refusals that say nothing of a link: it was asked too often just now, or the press before is still being worked on. */
const passing: readonly string[] = ['too_many_requests', 'idempotency_in_progress'];

/** Whether a mailed link is still good after it could not be used: the server was away, or busy with who asks. */
export const isForNow = (failure: unknown): boolean =>
  isPassing(failure) || (failure instanceof ApiProblem && passing.includes(failure.code));
