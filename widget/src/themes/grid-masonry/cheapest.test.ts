import { expect, test } from 'vitest';
import { cheapestInstalment } from './cheapest.ts';

const settings = {
  modelCode: 'm',
  variantId: 'low',
  deposit: 0,
  tenureYears: 9,
  method: 'flat',
  rounding: 'nearest',
} as const;
const dear = { id: 'dear', name: 'Dear', otr: 58_260 };

test('the cheapest variant speaks for its model', () => {
  const model = {
    code: 'm',
    name: 'M',
    rate: 2.9,
    variants: [dear, { id: 'low', name: 'Low', otr: 40_310 }],
  };
  expect(cheapestInstalment(model, settings)).toBe(471);
  expect(cheapestInstalment(model, { ...settings, tenureYears: 5 })).toBe(769);
});

test("a variant's own rate can make it the cheapest, whatever its price", () => {
  const model = {
    code: 'm',
    name: 'M',
    rate: 10,
    variants: [
      { ...dear, rate: 0 },
      { id: 'low', name: 'Low', otr: 40_310 },
    ],
  };
  expect(cheapestInstalment(model, settings)).toBe(539);
});

test('the deposit and a touched rate are those of the chosen car alone', () => {
  const model = { code: 'm', name: 'M', rate: 2.9, variants: [{ id: 'low', name: 'Low', otr: 40_310 }] };
  const touched = { ...settings, deposit: 5000, touchedRate: { value: 4, kind: 'flat' } as const };
  expect(cheapestInstalment(model, touched)).toBe(445);
  expect(cheapestInstalment({ ...model, code: 'other' }, touched)).toBe(471);
});

test('a model without variants has none', () => {
  expect(cheapestInstalment({ code: 'm', name: 'M', rate: 2.9, variants: [] }, settings)).toBeUndefined();
});
