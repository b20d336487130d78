import { storage } from '../../browser/storage.ts';

const key = 'lk.steps-next';

/** Whether a step was left to do when the calculator was last open: room is kept for it, or the calculator would move. */
export const isStepExpected = (): boolean => storage.read(key) !== null;

/** Notes whether a step is left to do. It is forgotten with the session. */
export function noteStep(isLeft: boolean): void {
  if (isLeft) storage.write(key, '1');
  else storage.remove(key);
}
