import { ApiProblem } from '@loan-kereta/sdk/client';

export interface ExplainWords {
  readonly failed: string;
  readonly unreachable: string;
}

/**
 * What to say of a call that failed: that there is no connection when there was no answer, otherwise what the server
 * said, or `failed` when it said nothing that a person could read.
 */
export function explain(failure: unknown, { failed, unreachable }: ExplainWords): string {
  if (!(failure instanceof ApiProblem) || !failure.isExplained) return failed;
  return failure.status === 0 ? unreachable : failure.detail;
}
