import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateLoan, parseRate, rateBox, readRate } from './index.ts';

test.each([
  ['', 0],
  [' ', 0],
  ['.', 0],
  ['2.9', 2.9],
  ['2,9', 2.9],
  [' 2.90 % ', 2.9],
  ['3%', 3],
  ['3.', 3],
  ['.5', 0.5],
  ['003.5', 3.5],
  ['2.359', 2.35],
  ['20', 20],
  ['20.01', 20],
  ['9'.repeat(400), 20],
  ['-1', 0],
  ['abc', 0],
  ['1e1', 0],
  ['1.2.3', 0],
  ['NaN', 0],
  ['Infinity', 0],
])('%j is %d in the box of 0–20', (text, rate) => {
  expect(parseRate(text, rateBox)).toBe(rate);
});

test('a text that says no rate says none, and one that says too much says that', () => {
  for (const text of ['', '.', 'abc', 'null', '-1', '1e1', 'RM5'])
    expect([text, readRate(text)]).toEqual([text, Number.NaN]);
  expect(['29', '2,359 %', '.5'].map(readRate)).toEqual([29, 2.35, 0.5]);
});

test('an address full of digits that say no rate is read once, and not over and over', () => {
  // Where each digit could belong to several groups this would take minutes.
  expect(readRate(`${'1'.repeat(300_000)}x`)).toBeNaN();
  expect(readRate(`0.${'1'.repeat(300_000)}`)).toBe(0.11);
});

test('an empty box counts as 0, then the bounds hold', () => {
  expect(parseRate('', { min: 2.3, max: 3.5 })).toBe(2.3);
});

test('whatever is typed, the result is a rate that calculateLoan takes', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.string({ unit: fc.constantFrom(...'0159.,-e% ') }),
  );
  fc.assert(
    fc.property(texts, text => {
      const rate = parseRate(text, rateBox);
      expect(rate >= 0 && rate <= 20).toBe(true);
      expect(calculateLoan({ otr: 50_000, deposit: 0, rate, years: 9 }).instalment).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
