import { ApiProblem } from '@loan-kereta/sdk/client';
import { expect, test, vi } from 'vitest';
import { giveUpProof, useStepUp, withProof } from './step-up.ts';

const refusal = new ApiProblem('second_factor_required');

/** Begins something that the server wants a proof for first. */
function begin() {
  const work = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce('done');
  return { work, outcome: withProof(work) };
}

test('what waits for a proof is done once it is given', async () => {
  const { work, outcome } = begin();
  await expect.poll(() => useStepUp.getState().open).toBe(true);
  useStepUp.getState().answer?.(true);
  expect(await outcome).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('what waits for a proof is given up with the session, and not done by who comes next', async () => {
  const { work, outcome } = begin();
  await expect.poll(() => useStepUp.getState().open).toBe(true);
  const told = expect(outcome).rejects.toBe(refusal);
  const { answer } = useStepUp.getState();
  giveUpProof();
  await told;
  answer?.(true);
  expect(useStepUp.getState()).toEqual({ open: false });
  expect(work).toHaveBeenCalledTimes(1);
});
