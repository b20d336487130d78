import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredthsOf, loanInputs } from './fixtures/independent-model.ts';
import { calculateLoan, type ScheduleRow, schedule } from './index.ts';

const sen = (amount: number) => Number(hundredthsOf(amount));
const sum = (rows: readonly ScheduleRow[], part: keyof ScheduleRow) =>
  rows.reduce((total, row) => total + sen(row[part]), 0);

describe('flat, by the Rule of 78', () => {
  const rows = schedule({ otr: 10_000, deposit: 0, rate: 6, years: 1 });

  test('RM600 over a year is shared 12/78, 11/78, … 1/78', () => {
    expect(rows.map(row => row.interest)).toEqual([
      92.31, 84.61, 76.93, 69.23, 61.54, 53.84, 46.16, 38.46, 30.77, 23.07, 15.39, 7.69,
    ]);
  });

  test('every payment is the instalment; the last takes the rounding', () => {
    expect(rows[0]).toEqual({ payment: 883, interest: 92.31, principal: 790.69, balance: 9_209.31 });
    expect(rows.map(row => row.payment)).toEqual([...Array(11).fill(883), 887]);
  });
});

describe('reducing', () => {
  const rows = schedule({ otr: 54_000, deposit: 0, rate: 3, years: 7, method: 'reducing' });

  test('interest is a twelfth of 3 % of what is owed', () => {
    expect(rows.slice(0, 2)).toEqual([
      { payment: 714, interest: 135, principal: 579, balance: 53_421 },
      { payment: 714, interest: 133.55, principal: 580.45, balance: 52_840.55 },
    ]);
  });

  test('the last payment takes the rounding', () => {
    expect(rows).toHaveLength(84);
    expect(rows.at(-2)?.payment).toBe(714);
    expect(rows.at(-1)).toEqual({ payment: 669.02, interest: 1.67, principal: 667.35, balance: 0 });
  });
});

test('rounded up, a small loan is paid off early and the rest of the payments are 0', () => {
  const rows = schedule({ otr: 100, deposit: 0, rate: 0, years: 5, rounding: 'ceil' });
  expect(rows.map(row => row.payment)).toEqual([...Array(50).fill(2), ...Array(10).fill(0)]);
});

test('rounded down to 0, a loan is paid at the end', () => {
  for (const method of ['flat', 'reducing'] as const) {
    const rows = schedule({ otr: 5, deposit: 0, rate: 5, years: 1, method });
    expect(sum(rows.slice(0, -1), 'payment')).toBe(0);
    expect(rows.at(-1)).toMatchObject({ principal: 5, balance: 0 });
  }
});

test('nothing borrowed is a schedule of zeros', () => {
  const rows = schedule({ otr: 50_000, deposit: 60_000, rate: 2.9, years: 5 });
  expect(rows).toEqual(Array(60).fill({ payment: 0, interest: 0, principal: 0, balance: 0 }));
});

describe('over all inputs', () => {
  const forAll = (
    check: (rows: ScheduleRow[], input: Parameters<typeof schedule>[0]) => void,
    numRuns: number,
  ) =>
    fc.assert(
      fc.property(loanInputs, input => check(schedule(input), input)),
      { numRuns },
    );

  test('ends at exactly zero, its principal parts add up to the principal, and no row contradicts itself', () => {
    forAll((rows, input) => {
      const { principal, payments, instalment } = calculateLoan(input);
      expect(rows).toHaveLength(payments);
      expect(rows.at(-1)?.balance).toBe(0);
      expect(sum(rows, 'principal')).toBe(sen(principal));
      let before = sen(principal);
      const faults = rows.filter((row, index) => {
        const [payment, interest, settled, balance] = [
          row.payment,
          row.interest,
          row.principal,
          row.balance,
        ].map(sen);
        const sound =
          payment === Number(interest) + Number(settled) &&
          balance === before - Number(settled) &&
          Math.min(row.payment, row.interest, row.principal, row.balance) >= 0 &&
          (row.payment <= instalment || index === payments - 1);
        before = Number(balance);
        return !sound;
      });
      expect(faults).toEqual([]);
    }, 500);
  });

  test('flat: the interest is principal × rate × years to the sen', () => {
    forAll((rows, input) => {
      if (input.method !== 'flat') return;
      const exact =
        hundredthsOf(calculateLoan(input).principal) * hundredthsOf(input.rate) * BigInt(input.years);
      const twice = 20_000n * BigInt(sum(rows, 'interest'));
      expect(twice - 10_000n <= 2n * exact && 2n * exact < twice + 10_000n).toBe(true);
    }, 500);
  });

  test('reducing: interest is that on the balance, to the sen, while the instalments cover it', () => {
    forAll((rows, input) => {
      if (input.method !== 'reducing') return;
      const rate = hundredthsOf(input.rate);
      let before = hundredthsOf(calculateLoan(input).principal);
      for (const row of rows) {
        const twice = 240_000n * hundredthsOf(row.interest);
        if (row.principal === 0) break;
        expect(twice - 120_000n <= 2n * before * rate && 2n * before * rate < twice + 120_000n).toBe(true);
        before = hundredthsOf(row.balance);
      }
    }, 300);
  });
});
