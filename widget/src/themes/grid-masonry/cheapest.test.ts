import { expect, test } from 'vitest';
import { cheapestInstalment } from './cheapest.ts';

const terms = { years: 9, method: 'flat', rounding: 'nearest' } as const;
const dear = { id: 'dear', name: 'Dear', otr: 58_260 };

test('the cheapest variant speaks for its model', () => {
  const model = {
    code: 'm',
    name: 'M',
    rate: 2.9,
    variants: [dear, { id: 'low', name: 'Low', otr: 40_310 }],
  };
  expect(cheapestInstalment(model, terms)).toBe(471);
  expect(cheapestInstalment(model, { ...terms, years: 5 })).toBe(769);
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
  expect(cheapestInstalment(model, terms)).toBe(539);
});

test('a model without variants has none', () => {
  expect(cheapestInstalment({ code: 'm', name: 'M', rate: 2.9, variants: [] }, terms)).toBeUndefined();
});
