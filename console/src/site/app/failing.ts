import { ApiProblem } from '@loan-kereta/sdk/client';
import { noticeEnd } from '../../session/notice-end.ts';

/** Whether the server has said why. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiProblem && failure.status !== 0 && failure.isExplained;

/** Has a failure seen to: a session that is over, and words that can be shown; without any the dialog has its own. */
export async function failing(failure: unknown, words: string | undefined): Promise<never> {
  noticeEnd(failure);
  if (words === undefined && isRefusal(failure)) throw failure;
  throw new Error(words ?? '', { cause: failure });
}
