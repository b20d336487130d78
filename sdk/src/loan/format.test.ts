import { expect, test } from 'vitest';
import { formatPercent, formatRM } from './index.ts';

test.each([
  [0, 'RM0'],
  [-0, 'RM0'],
  [49, 'RM49'],
  [249, 'RM249'],
  [1_234, 'RM1,234'],
  [54_000, 'RM54,000'],
  [1_234_567, 'RM1,234,567'],
  [10_000_000, 'RM10,000,000'],
  [1e15, 'RM1,000,000,000,000,000'],
  [999.49, 'RM999'],
  [999.5, 'RM1,000'],
  [-1_234, '-RM1,234'],
  [-0.4, 'RM0'],
  [Number.NaN, 'RM–'],
  [undefined, 'RM–'],
  [Number.NEGATIVE_INFINITY, 'RM–'],
])('formatRM(%d) is %s', (amount, text) => {
  expect(formatRM(amount)).toBe(text);
});

test.each([
  [713.52, 'RM713.52'],
  [53_421, 'RM53,421.00'],
  [0.1 + 0.2, 'RM0.30'],
  [-1_000.5, '-RM1,000.50'],
  [-0.001, 'RM0.00'],
])('formatRM(%d) with sen is %s', (amount, text) => {
  expect(formatRM(amount, 2)).toBe(text);
});

test.each([
  [2.9, 2, '2.90'],
  [2.3499999999999996, 2, '2.35'],
  [8.35, 1, '8.4'],
  [1.005, 2, '1.01'],
  [100, 1, '100.0'],
  [12.3, 0, '12'],
  [0, 1, '0.0'],
  [Number.NaN, 1, '–'],
  [undefined, 2, '–'],
])('formatPercent(%d, %i) is %s', (percent, decimals, text) => {
  expect(formatPercent(percent, decimals)).toBe(text);
});
