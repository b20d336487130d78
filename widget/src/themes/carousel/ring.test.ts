import { expect, test } from 'vitest';
import { offsetOnRing } from './ring.ts';

test.each([
  [0, 0, 6, 0],
  [1, 0, 6, 1],
  [5, 0, 6, -1],
  [0, 5, 6, 1],
  [4, 5, 6, -1],
  [3, 0, 6, 3],
  [0, 0, 1, 0],
  [1, 0, 2, 1],
  [0, 1, 2, 1],
])('item %i with %i in front of %i stands at %i', (index, front, total, offset) => {
  expect(offsetOnRing(index, front, total)).toBe(offset);
});

test('with none in front, as when the chosen model is not in the list, each still has a place', () => {
  expect([0, 1, 2].map(index => offsetOnRing(index, -1, 3))).toEqual([1, -1, 0]);
});
