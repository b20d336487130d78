import { ApiProblem } from '@loan-kereta/sdk/client';

/** Whether a call failed by something that may have passed by now, and not because the server refused it. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiProblem && !(failure.status >= 400 && failure.status < 500);

/** The same for a person, who may also have asked too often just now: what they hold, such as a mailed link, is still good. */
export const isForNow = (failure: unknown): boolean =>
  isPassing(failure) || (failure instanceof ApiProblem && failure.code === 'too_many_requests');
