import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateLoan, tenureYears } from '../loan/index.ts';
import { perodua, type QuoteSettings, quote, quotedInstalment, rateOf } from './index.ts';

const [axia, , , , alza] = perodua;
const [axiaE] = axia?.variants ?? [];
const [alzaX] = alza?.variants ?? [];
if (!axia || !alza || !axiaE || !alzaX) throw new Error('The list has changed.');

const settings: QuoteSettings = {
  modelCode: 'alza',
  variantId: alzaX.id,
  deposit: 0,
  tenureYears: 9,
  method: 'flat',
  rounding: 'nearest',
};

test('a car is quoted at its own rate, whatever is chosen', () => {
  expect(quote(axia, axiaE, settings)).toMatchObject({ otr: 40_310, rate: 2.9, loan: { instalment: 471 } });
  expect(quote(alza, alzaX, settings)).toMatchObject({ otr: 76_280, rate: 2.35 });
});

test('a touched rate is the chosen car’s alone', () => {
  const touched = { ...settings, touchedRate: 4.1 };
  expect(quote(alza, alzaX, touched).rate).toBe(4.1);
  expect(quote(axia, axiaE, touched).rate).toBe(2.9);
  expect(quote({ ...alza, code: 'other' }, alzaX, touched).rate).toBe(2.35);
  expect(quote(alza, alzaX, { ...settings, touchedRate: 0 }).rate).toBe(0);
});

test('the variant’s rate goes before the model’s, and that before the default', () => {
  expect(rateOf({ ...axia, rate: 3 }, { ...axiaE, rate: 2.5 })).toBe(2.5);
  expect(rateOf({ ...axia, rate: 0 }, axiaE)).toBe(0);
  expect(rateOf(undefined, undefined)).toBe(2.9);
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
      expect(loan).toEqual(calculateLoan({ otr, deposit, rate, years, method, rounding }));
      expect(quotedInstalment(model, variant, { ...settings, ...chosen })).toBe(loan.instalment);
    }),
  );
});
