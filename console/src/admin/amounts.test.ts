import { expect, test } from 'vitest';
import { amountFaultOf } from './amounts.ts';

test('a payment is an amount to the sen, however it is written', () => {
  expect(amountFaultOf('RM 1,000.50')).toBeUndefined();
  expect(amountFaultOf('1.005')).toBe('ambiguous');
  expect(amountFaultOf('1,234.567')).toBe('amount');
  expect(amountFaultOf('-1')).toBe('amount');
  expect(amountFaultOf('100,001')).toBe('most');
});
