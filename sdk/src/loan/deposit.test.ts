import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateLoan, clampDeposit, depositPercent } from './index.ts';

describe('clampDeposit', () => {
  test.each([
    [5_000, 60_000, 5_000],
    [5_000.5, 60_000, 5_000.5],
    [5_000.129, 60_000, 5_000.13],
    [60_000.01, 60_000, 60_000],
    [1e9, 60_000, 60_000],
    [Number.POSITIVE_INFINITY, 60_000, 60_000],
    [-1, 60_000, 0],
    [-0, 60_000, 0],
    [Number.NEGATIVE_INFINITY, 60_000, 0],
    [Number.NaN, 60_000, 0],
    [5_000, 0, 0],
    [5_000, Number.NaN, 0],
    [5_000, -1, 0],
  ])('%d of %d is %d', (value, otr, deposit) => {
    expect(clampDeposit(value, otr)).toBe(deposit);
  });
});

test('clampDeposit returns a deposit that calculateLoan takes', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 1e9 }), (value, otrSen) => {
      const otr = otrSen / 100;
      const deposit = clampDeposit(value, otr);
      expect(deposit >= 0 && deposit <= otr).toBe(true);
      const loan = calculateLoan({ otr, deposit, rate: 2.9, years: 9 });
      expect(loan.principal).toBeCloseTo(otr - deposit, 2);
    }),
    { numRuns: 1_000 },
  );
});

describe('depositPercent', () => {
  test.each([
    [0, 60_000, 0],
    [6_000, 60_000, 10],
    [4_999, 60_000, 8.3],
    [12.25, 100, 12.3],
    [0.15, 300, 0.1],
    [1, 3, 33.3],
    [70_000, 60_000, 100],
    [-1, 60_000, 0],
    [5_000, 0, 0],
    [Number.NaN, 60_000, 0],
    [5_000, Number.NaN, 0],
  ])('%d of %d is %d', (deposit, otr, percent) => {
    expect(depositPercent(deposit, otr)).toBe(percent);
  });
});
