import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateLoan, convertRate, kindOf, type LoanInput, type Rate, schedule } from './index.ts';

const flat = (value: number): Rate => ({ value, kind: 'flat' });
const effective = (value: number): Rate => ({ value, kind: 'effective' });

test.each([
  [2.9, 9, 5.33],
  [2.9, 7, 5.4],
  [2.9, 5, 5.46],
  [2.35, 9, 4.37],
  [3, 9, 5.5],
  [10, 5, 17.27],
  [10, 7, 16.66],
  [10, 9, 16.11],
  [0, 9, 0],
])('%s flat over %i years is %s effective, and back', (value, years, other) => {
  expect(convertRate(flat(value), 'effective', years)).toEqual(effective(other));
  expect(convertRate(effective(other), 'flat', years)).toEqual(flat(value));
});

test('a rate of the asked kind stays, without its float noise', () => {
  expect(convertRate(flat(2.3499999999999996), 'flat', 9)).toEqual(flat(2.35));
  expect(convertRate(effective(5.33), 'effective', 9)).toEqual(effective(5.33));
});

test('the flat rate of an effective one is the nearest hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(1, 5, 7, 9, 30), (hundredths, years) => {
      const { value } = convertRate(effective(hundredths / 100), 'flat', years);
      const largest = { otr: 10_000_000, deposit: 0, years };
      const reducing = calculateLoan({ ...largest, rate: hundredths / 100, method: 'reducing' }).instalment;
      // Half a hundredth of RM10,000,000 a month, and half a ringgit for each of the two roundings.
      const tolerance = (10_000_000 * 0.00005) / 12 + 1;
      expect(Math.abs(calculateLoan({ ...largest, rate: value }).instalment - reducing)).toBeLessThan(
        tolerance,
      );
    }),
  );
});

test.each([5, 7, 9])(
  'every flat hundredth up to 20 comes back from its effective rate, over %i years',
  years => {
    for (let hundredths = 0; hundredths <= 2000; hundredths++) {
      const rate = flat(hundredths / 100);
      expect(convertRate(convertRate(rate, 'effective', years), 'flat', years)).toEqual(rate);
    }
  },
);

describe('calculateLoan', () => {
  const loan: LoanInput = { otr: 54_000, deposit: 0, rate: 2.9, years: 9 };

  test.each([
    [{ rate: 2.9 }, 631, 5.33],
    [{ rate: 2.9, method: 'reducing' }, 569, 2.9],
    [{ rate: 2.9, rateKind: 'flat', method: 'reducing' }, 631, 5.33],
    [{ rate: 5.33, method: 'reducing' }, 631, 5.33],
    [{ rate: 5.33, rateKind: 'effective' }, 631, 5.33],
    [{ rate: 5.33, rateKind: 'effective', method: 'reducing' }, 631, 5.33],
  ] as const)('%j is RM%i a month and %s effective', (given, instalment, effectiveRate) => {
    expect(calculateLoan({ ...loan, ...given })).toMatchObject({ instalment, effectiveRate });
  });

  test('a rate is of the kind of the method that stands beside it', () => {
    expect(['flat', 'reducing'].map(method => kindOf(method as 'flat'))).toEqual(['flat', 'effective']);
  });

  test('a schedule follows the converted rate', () => {
    const converted = schedule({ ...loan, rateKind: 'flat', method: 'reducing' });
    expect(converted).toEqual(schedule({ ...loan, rate: 5.33, method: 'reducing' }));
  });
});
