import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareInstalment, hundredthsOf, loanInputs, owedAtTheEnd } from './fixtures/independent-model.ts';
import published from './fixtures/instalments-public.csv?raw';
import { calculateLoan, instalmentToSen, rateSlider } from './index.ts';

describe('published instalments', () => {
  const [, header, ...rows] = published.trim().split('\n');
  test('the file has the columns and rows that are read here', () => {
    expect(header).toBe('id,principal,flat_rate,years,rounding,instalment');
    expect(rows).toHaveLength(44);
  });
  test.each(rows.map(row => row.split(',')))('%s: RM%s at %s %% for %s years, %s', (...cells) => {
    const [, principal, rate, years, rounding, instalment] = cells;
    const loan = calculateLoan({
      otr: Number(principal),
      deposit: 0,
      rate: Number(rate),
      years: Number(years),
      rounding: rounding === 'ceil' ? 'ceil' : 'nearest',
    });
    expect(loan.instalment).toBe(Number(instalment));
  });
});

test('a whole result, flat', () => {
  expect(calculateLoan({ otr: 62_500, deposit: 2_500, rate: 2.9, years: 9 })).toEqual({
    principal: 60_000,
    instalment: 701,
    payments: 108,
    totalPayment: 75_708,
    totalInterest: 15_708,
    depositPercent: 4,
    effectiveRate: 5.33,
  });
});

test('a whole result, reducing', () => {
  expect(calculateLoan({ otr: 60_000, deposit: 6_000, rate: 3, years: 7, method: 'reducing' })).toEqual({
    principal: 54_000,
    instalment: 714,
    payments: 84,
    totalPayment: 59_976,
    totalInterest: 5_976,
    depositPercent: 10,
    effectiveRate: 3,
  });
});

test('the instalment to the sen', () => {
  const loan = { otr: 54_000, deposit: 0, rate: 3, years: 7 };
  expect(instalmentToSen({ ...loan, method: 'reducing' })).toBe(713.52);
  expect(instalmentToSen(loan)).toBe(777.86);
  expect(instalmentToSen({ ...loan, rounding: 'ceil' })).toBe(777.86);
});

describe('where binary floats go wrong at 7.25 %', () => {
  test.each([
    [16_800, 7, 'nearest', 302],
    [28_000, 7, 'nearest', 503],
    [2_400, 8, 'nearest', 40],
    [12_000, 20, 'nearest', 123],
    [24_000, 20, 'ceil', 245],
    [43_200, 20, 'ceil', 441],
  ] as const)('RM%i for %i years, %s', (otr, years, rounding, instalment) => {
    expect(calculateLoan({ otr, deposit: 0, rate: 7.25, years, rounding }).instalment).toBe(instalment);
  });
});

describe('edges', () => {
  const loan = { otr: 50_000, deposit: 0, rate: 2.9, years: 9 };

  test.each(['flat', 'reducing'] as const)('a rate of 0, %s, spreads the principal', method => {
    const { instalment, effectiveRate } = calculateLoan({ ...loan, rate: 0, years: 5, method });
    expect([instalment, effectiveRate]).toEqual([833, 0]);
  });

  test.each(['flat', 'reducing'] as const)(
    'a deposit above the price, %s, leaves nothing to borrow',
    method => {
      const { effectiveRate, ...rest } = calculateLoan({ ...loan, deposit: 1e9, rounding: 'ceil', method });
      expect(rest).toEqual({
        principal: 0,
        instalment: 0,
        payments: 108,
        totalPayment: 0,
        totalInterest: 0,
        depositPercent: 100,
      });
      expect(effectiveRate).toBe(method === 'flat' ? 5.33 : 2.9);
    },
  );

  test('a price of 0 has a deposit of 0 percent', () => {
    expect(calculateLoan({ ...loan, otr: 0, deposit: 5_000 }).depositPercent).toBe(0);
  });

  test('negative zero is zero', () => {
    const zero = { otr: 0, deposit: 0, rate: 0, years: 9 };
    for (const method of ['flat', 'reducing'] as const) {
      expect(calculateLoan({ otr: -0, deposit: -0, rate: -0, years: 9, method })).toEqual(
        calculateLoan({ ...zero, method }),
      );
    }
  });

  test('total interest is never below 0, when rounding down takes more than there is', () => {
    expect(calculateLoan({ otr: 40, deposit: 0, rate: 0, years: 9 }).totalInterest).toBe(0);
  });

  test('the largest loan', () => {
    const largest = { otr: 10_000_000, deposit: 0, rate: 100, years: 30 };
    expect(calculateLoan(largest).instalment).toBe(861_111);
    expect(calculateLoan({ ...largest, method: 'reducing' }).instalment).toBe(833_333);
    expect(calculateLoan({ ...largest, method: 'reducing', rounding: 'ceil' }).instalment).toBe(833_334);
  });
});

describe('float noise changes nothing', () => {
  test('the steps of the rate slider, multiplied and added up', () => {
    const loan = { otr: 58_260, deposit: 0, years: 9 };
    let added = rateSlider.min;
    for (let step = 0; step <= 24; step++, added += rateSlider.step) {
      const clean = calculateLoan({ ...loan, rate: (230 + 5 * step) / 100 });
      expect(calculateLoan({ ...loan, rate: rateSlider.min + step * rateSlider.step })).toEqual(clean);
      expect(calculateLoan({ ...loan, rate: added })).toEqual(clean);
    }
  });

  test('2.3499999999999996 is 2.35', () => {
    const loan = { otr: 70_260, deposit: 0, years: 9 };
    expect(calculateLoan({ ...loan, rate: 2.3499999999999996 })).toEqual(
      calculateLoan({ ...loan, rate: 2.35 }),
    );
  });

  test('the last bits of any input', () => {
    const noise = fc.integer({ min: -8, max: 8 }).map(bits => 1 + bits * Number.EPSILON);
    fc.assert(
      fc.property(loanInputs, noise, (input, factor) => {
        fc.pre(input.otr * factor <= 10_000_000 && input.rate * factor <= 100);
        const { otr, deposit, rate } = input;
        const noisy = { ...input, otr: otr * factor, deposit: deposit * factor, rate: rate * factor };
        expect(calculateLoan(noisy)).toEqual(calculateLoan(input));
      }),
      { numRuns: 300 },
    );
  });
});

describe('against the independent model, over all inputs', () => {
  test('the instalment is the whole ringgit that its rounding asks for', () => {
    fc.assert(
      fc.property(loanInputs, input => {
        const whole = 2n * BigInt(calculateLoan(input).instalment);
        if (input.rounding === 'ceil') {
          expect(compareInstalment(input, whole)).toBeLessThanOrEqual(0n);
          expect(compareInstalment(input, whole - 2n)).toBeGreaterThan(0n);
        } else {
          expect(compareInstalment(input, whole - 1n)).toBeGreaterThanOrEqual(0n);
          expect(compareInstalment(input, whole + 1n)).toBeLessThan(0n);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  test('the other figures follow from it', () => {
    fc.assert(
      fc.property(loanInputs, input => {
        const loan = calculateLoan(input);
        const otr = hundredthsOf(input.otr);
        const principal = hundredthsOf(loan.principal);
        const deposit = otr - principal;
        const asked = hundredthsOf(input.deposit);
        expect(asked < otr ? deposit === asked : principal === 0n).toBe(true);
        expect(loan.payments).toBe(input.years * 12);
        expect(loan.totalPayment).toBe(loan.instalment * loan.payments);
        const interest = hundredthsOf(loan.totalPayment) - principal;
        expect(hundredthsOf(loan.totalInterest)).toBe(interest > 0n ? interest : 0n);
        // Tenths of a percent, half up: within half a tenth of deposit / otr.
        const tenths = BigInt(loan.depositPercent.toFixed(1).replace('.', ''));
        const twice = 2_000n * deposit;
        if (otr === 0n) expect(tenths).toBe(0n);
        else expect((2n * tenths - 1n) * otr <= twice && twice < (2n * tenths + 1n) * otr).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the effective rate is the hundredth of a percent at which the flat instalments repay the loan', () => {
    fc.assert(
      fc.property(loanInputs, ({ method: _, ...input }) => {
        const { effectiveRate, payments } = calculateLoan(input);
        const hundredths = hundredthsOf(effectiveRate);
        // A principal of 10,000 a payment makes the flat instalment whole.
        const principal = 10_000n * BigInt(payments);
        const instalment = 10_000n + hundredthsOf(input.rate) * BigInt(input.years);
        const owed = (halves: bigint) => owedAtTheEnd(principal, instalment, halves, 240_000n, payments);
        expect(owed(2n * hundredths - 1n)).toBeLessThanOrEqual(0n);
        expect(owed(2n * hundredths + 1n)).toBeGreaterThan(0n);
      }),
      { numRuns: 600 },
    );
  });
});

describe('effective rates', () => {
  test.each([
    [10, 5, 17.27],
    [3, 9, 5.5],
    [2.9, 9, 5.33],
    [3.5, 7, 6.44],
    [100, 1, 152.34],
    [0.01, 30, 0.02],
  ])('%s %% flat over %i years is %s %%', (rate, years, effectiveRate) => {
    expect(calculateLoan({ otr: 50_000, deposit: 0, rate, years }).effectiveRate).toBe(effectiveRate);
  });
});
