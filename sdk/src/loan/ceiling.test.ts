import { expect, test } from 'vitest';
import { calculateLoan, ceilingOf, exceedsCeiling, highestRate, legalCeiling } from './index.ts';

const upTo9 = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each([
  [[5], 9.82, 17],
  [[7], 9.54, 16],
  [[9], 9.91, 16],
  [[5, 7, 9], 9.54, 16],
  [upTo9, 9.33, 16],
  [undefined, 9.54, 16],
])('over %j years at most %s flat and %s effective', (tenures, flat, effective) => {
  expect(highestRate('flat', tenures)).toBe(flat);
  expect(highestRate('effective', tenures)).toBe(effective);
});

test.each([
  [{ value: 9.54, kind: 'flat' }, [5, 7, 9], false],
  [{ value: 9.55, kind: 'flat' }, [5, 7, 9], true],
  [{ value: 9.55, kind: 'flat' }, [9], false],
  [{ value: 10, kind: 'flat' }, [9], true],
  [{ value: 16, kind: 'effective' }, [5, 7, 9], false],
  [{ value: 16.01, kind: 'effective' }, [5], false],
  [{ value: 16.01, kind: 'effective' }, [5, 7, 9], true],
  [{ value: 0, kind: 'flat' }, upTo9, false],
] as const)('%j over %j years exceeds the ceiling: %s', (rate, tenures, exceeds) => {
  expect(exceedsCeiling(rate, tenures)).toBe(exceeds);
});

test('the ceiling has a date and a source', () => {
  expect([1, 5, 6, 9].map(ceilingOf)).toEqual([17, 17, 16, 16]);
  expect(legalCeiling).toMatchObject({ since: '2026-06-01', source: expect.stringContaining('A1783') });
});

test('the loan is calculated above the ceiling too', () => {
  expect(calculateLoan({ otr: 50_000, deposit: 0, rate: 20, years: 9 }).instalment).toBe(1296);
});
