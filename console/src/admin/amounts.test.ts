import { expect, test } from 'vitest';
import { amountFaultOf, amountIn } from './amounts.ts';

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
])('%j is read as %d', (written, amount) => {
  expect(amountIn(written)).toBe(amount);
});

test('a payment is an amount to the sen, however it is written', () => {
  expect(amountFaultOf('RM 1,000.50')).toBeUndefined();
  expect(amountFaultOf('1.005')).toBe('amount');
  expect(amountFaultOf('-1')).toBe('amount');
  expect(amountFaultOf('100,001')).toBe('most');
});
