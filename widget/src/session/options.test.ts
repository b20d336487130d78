import { expect, test } from 'vitest';
import { initialInputsOf, isOn } from './options.ts';

test('attributes become what the calculator starts from', () => {
  expect(
    initialInputsOf({
      model: 'myvi',
      variant: 'myvi-1-5-av',
      years: '7',
      deposit: 'RM 5,000',
      rate: '3,25',
      method: 'reducing',
    }),
  ).toEqual({
    modelCode: 'myvi',
    variantId: 'myvi-1-5-av',
    tenureYears: 7,
    deposit: 5000,
    touchedRate: 3.25,
    method: 'reducing',
  });
});

test('what is not named is left out', () => {
  expect(initialInputsOf({ model: '', theme: 'theme-02' })).toEqual({});
});

test('what makes no sense, or is taken back, is as it is unless told', () => {
  const unlessTold = { tenureYears: 9, deposit: 0, touchedRate: undefined, method: 'flat' };
  for (const rate of ['abc', 'undefined', '-1', 'RM5', '20.01', '29', '', null])
    expect([rate, initialInputsOf({ years: '99', deposit: '-5', method: 'magic', rate })]).toEqual([
      rate,
      unlessTold,
    ]);
  expect(initialInputsOf({ years: null, deposit: null, rate: null, method: null })).toEqual(unlessTold);
});

test.each([
  ['', true],
  ['1', true],
  ['presenter', true],
  ['0', false],
  ['false', false],
  [null, false],
  [undefined, false],
])('%j is on: %s', (value, on) => {
  expect(isOn(value)).toBe(on);
});
