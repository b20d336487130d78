import { expect, test } from 'vitest';
import { timeouts } from './timeouts.ts';

test('models are asked for three times of ten seconds, a profile twice of eight, and saved in fifteen', () => {
  expect(timeouts).toEqual({
    models: { timeout: 10_000, retryWaits: [1000, 2000] },
    profile: { timeout: 8000, retryWaits: [1000] },
    profileSave: { timeout: 15_000 },
  });
});
