import { ApiProblem } from '@loan-kereta/sdk/client';
import { create } from 'zustand';
import { deferred } from '../../browser/deferred.ts';

interface Asking {
  readonly open: boolean;
  /** What to tell once the admin has proved who they are, or has given up. */
  readonly answer?: (proved: boolean) => void;
}

export const useStepUp = create<Asking>()(() => ({ open: false }));

function ask(): Promise<boolean> {
  useStepUp.getState().answer?.(false);
  const { promise, resolve } = deferred<boolean>();
  useStepUp.setState({ open: true, answer: resolve });
  return promise;
}

/** Gives up what a proof is asked for: whoever comes next was not asked, and does not do what another has begun. */
export function giveUpProof(): void {
  useStepUp.getState().answer?.(false);
  useStepUp.setState(useStepUp.getInitialState(), true);
}

/**
 * Does what the server may want a proof for first, and does it again once it has that.
 * @throws {ApiProblem} the refusal, when the admin gives no proof
 */
export async function withProof<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (problem) {
    const isAsked = problem instanceof ApiProblem && problem.code === 'second_factor_required';
    if (!isAsked || !(await ask())) throw problem;
    return work();
  }
}
