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

test('what means nothing is left out or cleaned', () => {
  expect(initialInputsOf({ years: '99', method: 'magic', model: '', theme: 'theme-02' })).toEqual({});
  for (const rate of ['abc', 'undefined', '-1', 'RM5'])
    expect([rate, initialInputsOf({ deposit: '-5', rate })]).toEqual([rate, {}]);
  expect(initialInputsOf({ deposit: 'RM 5,000', rate: '99' })).toEqual({ deposit: 5000, touchedRate: 20 });
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
