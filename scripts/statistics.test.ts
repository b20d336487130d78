import { expect, test } from 'vitest';
import { mannWhitney, median, percentile } from './statistics.ts';

test('percentiles are values that occur', () => {
  const values = [5, 1, 4, 2, 3];
  expect([median(values), percentile(values, 0.99), percentile(values, 0)]).toEqual([3, 5, 1]);
  expect(() => median([])).toThrow(RangeError);
});

const range = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

test('the U test tells samples of one distribution from samples of two', () => {
  // The figures of scipy.stats.mannwhitneyu(…, use_continuity=False, method='asymptotic').
  expect(
    mannWhitney(
      range(0, 30),
      range(0, 30).map(value => value + 0.5),
    ),
  ).toBeCloseTo(0.8244958, 5);
  expect(mannWhitney(range(0, 30), range(15, 30))).toBeLessThan(1e-5);
  expect(mannWhitney(range(0, 30), range(0, 30))).toBeCloseTo(1, 6);
  expect(mannWhitney([...range(0, 30), ...range(0, 30)], range(0, 60))).toBeLessThan(1e-3);
});
