import { expect, test } from 'vitest';
import { amountIn, percentIn } from './index.ts';

test.each([
  ['40310', 40310],
  [' RM 40,310 ', 40310],
  ['rm40 310.00', 40310],
  ['1,234,567.5', 1234567.5],
  ['-500', -500],
  ['49,90', Number.NaN],
  ['1,00', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['', Number.NaN],
])('%j is read as the amount %d', (written, amount) => {
  expect(amountIn(written)).toBe(amount);
});

test.each([
  ['2.9', 2.9],
  [' 2,90 % ', 2.9],
  ['1,0', 1],
  ['-0,5', -0.5],
  ['1,000', Number.NaN],
  ['dua', Number.NaN],
  ['%', Number.NaN],
])('%j is read as the percentage %d', (written, percentage) => {
  expect(percentIn(written)).toBe(percentage);
});
