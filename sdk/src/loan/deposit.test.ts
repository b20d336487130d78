import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateLoan, clampDeposit, depositPercent, parseDeposit } from './index.ts';

describe('parseDeposit', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['0005000', 5_000],
    ['5000', 5_000],
    ['5,000', 5_000],
    ['5,0000', 50_000],
    ['5 000', 5_000],
    ['RM5000', 5_000],
    ['RM 5,000.50', 5_000],
    ['RM. 5,000.50', 5_000],
    ['5000.', 5_000],
    ['5,000.50\n6,000.50', 5_000],
    ['.50', 0],
    ['50x00', 5_000],
    ['1e9', 19],
    ['-5', 0],
    ['−5', 0],
    ['RM -5', 0],
    ['5-', 5],
    ['abc', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['60001', 60_000],
    ['9'.repeat(400), 60_000],
  ])('%j is %i of at most 60,000', (text, deposit) => {
    expect(parseDeposit(text, 60_000)).toBe(deposit);
  });
});

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

test('whatever is typed or computed, the result is a deposit that calculateLoan takes', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.string({ unit: fc.constantFrom(...'0159.,-eRM ') }),
  );
  fc.assert(
    fc.property(texts, fc.double(), fc.integer({ min: 0, max: 1e9 }), (text, value, otrSen) => {
      const otr = otrSen / 100;
      for (const deposit of [parseDeposit(text, otr), clampDeposit(value, otr)]) {
        expect(deposit >= 0 && deposit <= otr).toBe(true);
        const loan = calculateLoan({ otr, deposit, rate: 2.9, years: 9 });
        expect(loan.principal).toBeCloseTo(otr - deposit, 2);
      }
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
