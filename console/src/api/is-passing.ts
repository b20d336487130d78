import { ApiProblem } from '@loan-kereta/sdk/client';

/** Whether a call failed by something that may have passed by now, and not because the server refused it. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiProblem && !(failure.status >= 400 && failure.status < 500);
