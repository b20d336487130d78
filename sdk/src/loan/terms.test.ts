import { describe, expect, test } from 'vitest';
import { calculateLoan, instalmentToSen, type LoanInput, schedule } from './index.ts';

const good = { otr: 50_000, deposit: 5_000, rate: 2.9, years: 9 };

const amounts = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0.01,
  12.345,
  '5',
  null,
  undefined,
];

/** Values of each field that are refused; the last ones are what only plain JavaScript could pass. */
const bad = {
  otr: [...amounts, 10_000_000.01, 1e300],
  deposit: [...amounts, 1e300],
  rate: [...amounts, -1, 100.01, 2.905],
  years: [...amounts, 0, 31, 5.5, 9.000001],
  rateKind: ['', 'Flat', 'reducing', null, 0],
  method: ['', 'Flat', 'toString', null, 0],
  rounding: ['', 'floor', 'constructor', null, 1],
};

describe.each(Object.entries(bad))('%s', (field, values) => {
  test.each(values)('%j is refused by name', value => {
    const input = { ...good, [field]: value } as LoanInput;
    for (const use of [calculateLoan, instalmentToSen, schedule]) {
      expect(() => use(input)).toThrow(RangeError);
      expect(() => use(input)).toThrow(new RegExp(`^${field} must be .+, got `));
    }
  });
});

test('the message says what would be right', () => {
  expect(() => calculateLoan({ ...good, rate: 120 })).toThrow(
    new RangeError('rate must be a number from 0 to 100 with at most 2 decimals, got 120'),
  );
});

test('the bounds themselves are taken', () => {
  expect(calculateLoan({ otr: 10_000_000, deposit: 0, rate: 100, years: 30 }).payments).toBe(360);
  expect(calculateLoan({ otr: 0, deposit: 0, rate: 0, years: 1 }).payments).toBe(12);
});

test('what is left out is flat and nearest', () => {
  expect(calculateLoan(good)).toEqual(calculateLoan({ ...good, method: 'flat', rounding: 'nearest' }));
  expect(calculateLoan({ ...good, method: undefined, rounding: undefined })).toEqual(calculateLoan(good));
});
