import { expect, test } from 'vitest';
import { arePlain, initialInputsOf, isOn } from './options.ts';
import readOptions from './read-options.ts';

/** What the calculator starts from, after what is not plain was read. */
const inputsOf = (options: Parameters<typeof readOptions>[0]) =>
  initialInputsOf(arePlain(options) ? options : { ...options, ...readOptions(options, options) });

test('attributes become what the calculator starts from', () => {
  expect(
    inputsOf({
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
    touchedRate: { value: 3.25, kind: 'effective' },
    method: 'reducing',
  });
});

test.each([
  [{ rate: '3' }, 'flat'],
  [{ rate: '3', method: 'flat' }, 'flat'],
  [{ rate: '3', method: 'reducing' }, 'effective'],
  [{ rate: '3', 'rate-kind': 'flat', method: 'reducing' }, 'flat'],
  [{ rate: '3', 'rate-kind': 'effective' }, 'effective'],
])('the rate of %j is %s', (options, kind) => {
  expect(inputsOf(options).touchedRate).toEqual({ value: 3, kind });
});

test('a changed rate is of the kind and the method that stand beside it', () => {
  const kinds = [{ 'rate-kind': 'effective' }, { method: 'reducing' }].map(
    whole => initialInputsOf({ rate: '3' }, { rate: '3', ...whole }).touchedRate?.kind,
  );
  expect(kinds).toEqual(['effective', 'effective']);
});

test('whatever was read is plain, so that nothing is read twice', () => {
  for (let hundredths = 0; hundredths <= 2000; hundredths++) {
    const given = { rate: `${hundredths / 100} %`, deposit: `RM${hundredths * 5000}` };
    const read = readOptions(given, given);
    expect([read, arePlain(read)]).toEqual([
      { rate: `${hundredths / 100}`, deposit: `${hundredths * 5000}` },
      true,
    ]);
  }
});

test('what is not named is left out', () => {
  expect(inputsOf({ model: '', theme: 'theme-02' })).toEqual({});
});

test('what makes no sense, or is taken back, is as it is unless told', () => {
  const unlessTold = { tenureYears: 9, deposit: 0, touchedRate: undefined, method: 'flat' };
  for (const rate of ['abc', 'undefined', '-1', 'RM5', '20.01', '29', '', null])
    expect([rate, inputsOf({ years: '99', deposit: '-5', method: 'magic', rate })]).toEqual([
      rate,
      unlessTold,
    ]);
  expect(inputsOf({ years: null, deposit: null, rate: null, method: null })).toEqual(unlessTold);
});

test.each([
  [{ deposit: '5000', rate: '2.90' }, true],
  [{}, true],
  [{ rate: '.5' }, true],
  [{ deposit: '5.000' }, false],
  [{ deposit: '5000.50' }, false],
  [{ deposit: '５０００' }, false],
  [{ rate: '2.359' }, false],
  [{ rate: '29' }, false],
  [{ rate: '3,25' }, false],
])('%j are plain digits: %s', (options, plain) => {
  expect(arePlain(options)).toBe(plain);
});

test('an ambiguous deposit counts as none, and others are read in any script', () => {
  expect(['5.000', '10%', '５０００', '10k'].map(deposit => inputsOf({ deposit }).deposit)).toEqual([
    0, 0, 5000, 10_000,
  ]);
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
