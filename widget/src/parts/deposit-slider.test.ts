import { expect, test } from 'vitest';
import { positionOf, shareAt } from './deposit-slider.tsx';

test('the first third of the price takes two thirds of the slider, and both ends stay', () => {
  expect([0, 2 / 3, 1].map(shareAt)).toEqual([0, expect.closeTo(1 / 3), 1]);
});

test('every share is found again where it stands', () => {
  for (let share = 0; share <= 1; share += 0.01) expect(shareAt(positionOf(share))).toBeCloseTo(share);
});
