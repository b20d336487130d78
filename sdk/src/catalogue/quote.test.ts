import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateLoan, convertRate, type LoanMethod, type Rate, tenureYears } from '../loan/index.ts';
import { perodua, type QuoteSettings, quote, quotedInstalment, rateOf } from './index.ts';

const [axia, , , , alza] = perodua;
const [axiaE] = axia?.variants ?? [];
const [alzaX] = alza?.variants ?? [];
if (!axia || !alza || !axiaE || !alzaX) throw new Error('The list has changed.');

const flat = (value: number): Rate => ({ value, kind: 'flat' });
const effective = (value: number): Rate => ({ value, kind: 'effective' });

const settings: QuoteSettings = {
  modelCode: 'alza',
  variantId: alzaX.id,
  deposit: 0,
  tenureYears: 9,
  method: 'flat',
  rounding: 'nearest',
};

test('a car is quoted at its own rate, whatever is chosen', () => {
  expect(quote(axia, axiaE, settings)).toMatchObject({
    otr: 40_310,
    rate: flat(2.9),
    loan: { instalment: 471 },
  });
  expect(quote(alza, alzaX, settings)).toMatchObject({ otr: 76_280, rate: flat(2.35) });
});

test('a touched rate is the chosen car’s alone', () => {
  const touched = { ...settings, touchedRate: flat(4.1) };
  expect(quote(alza, alzaX, touched).rate).toEqual(flat(4.1));
  expect(quote(axia, axiaE, touched).rate).toEqual(flat(2.9));
  expect(quote({ ...alza, code: 'other' }, alzaX, touched).rate).toEqual(flat(2.35));
  expect(quote(alza, alzaX, { ...settings, touchedRate: flat(0) }).rate).toEqual(flat(0));
});

test('the variant’s rate goes before the model’s, and that before the default', () => {
  expect(rateOf({ ...axia, rate: 3 }, { ...axiaE, rate: 2.5 })).toEqual(flat(2.5));
  expect(rateOf({ ...axia, rate: 0 }, axiaE)).toEqual(flat(0));
  expect(rateOf(undefined, undefined)).toEqual(flat(2.9));
});

test('the deposit ends at the price, and the loan is the one of the loan module', () => {
  const car = fc.record({
    otr: fc.integer({ min: 0, max: 1_000_000 }),
    rate: fc.integer({ min: 0, max: 1000 }).map(hundredths => hundredths / 100),
  });
  const set = fc.record({
    deposit: fc.double({ min: -10, max: 1e6, noNaN: true }),
    tenureYears: fc.constantFrom(...tenureYears),
    method: fc.constantFrom('flat' as const, 'reducing' as const),
    rounding: fc.constantFrom('nearest' as const, 'ceil' as const),
  });
  fc.assert(
    fc.property(car, set, ({ otr, rate }, chosen) => {
      const model = { code: 'a', name: 'A', rate: 1, variants: [] };
      const variant = { id: 'x', name: 'X', otr, rate };
      const { deposit, loan } = quote(model, variant, { ...settings, ...chosen });
      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(otr);
      const { tenureYears: years, method, rounding } = chosen;
      const given = { otr, deposit, rate, rateKind: 'flat', years, method, rounding } as const;
      expect(loan).toEqual(calculateLoan(given));
      expect(quotedInstalment(model, variant, { ...settings, ...chosen })).toBe(loan.instalment);
    }),
  );
});

test('a rate has the kind that stands beside it, and is flat without one', () => {
  const model = { ...axia, rate: 5.5, rate_kind: 'effective' } as const;
  expect(rateOf(model, axiaE)).toEqual(effective(5.5));
  expect(rateOf(model, { ...axiaE, rate: 2.5 })).toEqual(flat(2.5));
  expect(rateOf(axia, { ...axiaE, rate: 4, rate_kind: 'effective' })).toEqual(effective(4));
});

test('another method quotes the given rate converted for the tenure, and back the very same', () => {
  const shown = (touchedRate: Rate | undefined, method: LoanMethod, years = 9) =>
    quote(alza, alzaX, { ...settings, touchedRate, method, tenureYears: years }).rate;
  expect([5, 7, 9].map(years => shown(undefined, 'reducing', years))).toEqual(
    [5, 7, 9].map(years => convertRate(flat(2.35), 'effective', years)),
  );
  for (let hundredths = 0; hundredths <= 2000; hundredths++) {
    const [own, set] = [flat(hundredths / 100), effective(hundredths / 100)];
    expect([shown(own, 'flat'), shown(set, 'reducing')]).toEqual([own, set]);
  }
});

test('both methods differ by at most RM1 a month for every car, tenure and deposit', () => {
  let compared = 0;
  let furthest = 0;
  for (const tenure of tenureYears)
    for (const model of perodua)
      for (const variant of model.variants) {
        const own = rateOf(model, variant);
        const converted = convertRate(own, 'effective', tenure);
        const car = { modelCode: model.code, variantId: variant.id, tenureYears: tenure };
        for (let deposit = 0; deposit <= variant.otr; deposit += 100) {
          const monthly = (method: LoanMethod, touchedRate: Rate) =>
            quotedInstalment(model, variant, { ...settings, ...car, deposit, method, touchedRate });
          const [flatly, reducing, back] = [
            monthly('flat', own),
            monthly('reducing', converted),
            monthly('flat', converted),
          ];
          furthest = Math.max(furthest, Math.abs(flatly - reducing), Math.abs(flatly - back));
          compared += 2;
        }
      }
  expect(compared).toBe(93_648);
  expect(furthest).toBeLessThanOrEqual(1);
});
