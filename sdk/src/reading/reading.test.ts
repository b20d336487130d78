import { expect, test } from 'vitest';
import {
  readCode,
  readDeposit,
  readDepositOption,
  readMoney,
  readPercent,
  readRate,
  readRateOption,
} from './index.ts';

test.each([
  ['40310', 40_310],
  [' RM 40,310 ', 40_310],
  ['RM. 40,310', 40_310],
  ['４０，３１０', 40_310],
  ['ＲＭ４０３１０．００', 40_310],
  ['rm40 310.00', 40_310],
  ['RM\u00a040\u202f310', 40_310],
  ["40'310", 40_310],
  ['40’310.5', 40_310.5],
  ['٤٠٬٣١٠', 40_310],
  ['४०,३१०', 40_310],
  ['𝟒𝟎𝟑𝟏𝟎', 40_310],
  ['40。50', 40.5],
  ['1,234,567.5', 1_234_567.5],
  ['1.234.567', 1_234_567],
  ['1.234,50', 1234.5],
  ['41000,00', 41_000],
  ['5000.', 5000],
  ['5,000/-', 5000],
  ['5000 RM', 5000],
  ['10k', 10_000],
  ['1.1 K', 1100],
  ['5 ribu', 5000],
  ['1.5万', 15_000],
  ['-500', -500],
  ['− 500', -500],
  ['RM －500', -500],
])('readMoney(%j) is %d', (text, value) => {
  expect(readMoney(text)).toEqual({ value });
});

test.each([
  ['41.000', [41, 41_000]],
  ['RM 41.000', [41, 41_000]],
  ['41.0000', [41, 410_000]],
  ['49,90', [49.9, 4990]],
  ['1,5k', [1500, 15_000]],
  ['RM.50', [0.5, 50]],
  ['-1,00', [-1, -100]],
  ['0.500', [0.5, 500]],
])('readMoney(%j) is ambiguous: %j', (text, readings) => {
  expect(readMoney(text)).toEqual({ value: Number.NaN, fault: 'ambiguous', readings });
});

test.each([
  'abc',
  '1e3',
  '0x10',
  '5²',
  '½',
  '①',
  '5-',
  '(500)',
  '1,2,3',
  '1.2.3',
  '50x00',
  '5\n000',
  '\u202e000,5',
  '--5',
  '48,500.00 (OTR)',
  'RM48,500 - 52,000',
])('readMoney(%j) is unclear', text => {
  expect(readMoney(text)).toMatchObject({ fault: 'unclear' });
});

test.each(['', '  ', 'RM', 'RM.', '-', '\u200b'])('readMoney(%j) is empty', text => {
  expect(readMoney(text)).toMatchObject({ fault: 'empty' });
});

test('a long text is refused in linear time', () => {
  for (const text of ['1'.repeat(300_000), `0.${'1'.repeat(300_000)}`, `${'1,'.repeat(100_000)}x`])
    expect(readMoney(text)).toMatchObject({ fault: 'unclear' });
});

test.each([
  ['2.9', 2.9],
  ['２．９', 2.9],
  [' 2,90 % ', 2.9],
  ['2.９０％', 2.9],
  ['.5', 0.5],
  ['2.900', 2.9],
  ['-0,5', -0.5],
  ['1,000', Number.NaN],
  ['dua', Number.NaN],
  ['%', Number.NaN],
  ['RM5', Number.NaN],
  ['2k', Number.NaN],
])('readPercent(%j) is %d', (text, value) => {
  expect(readPercent(text).value).toBe(value);
});

test.each([
  ['F7', '２．９', 2.9],
  ['', '2.359', 2.35],
  ['', '8.35', 8.35],
  ['', '20', 20],
  ['', '-1', Number.NaN],
  ['', '', Number.NaN],
])('%s readRate(%j) is %d', (_, text, value) => {
  expect(readRate(text).value).toBe(value);
});

test.each([
  ['F6', '５０００', 5000],
  ['F6', '5.000', Number.NaN],
  ['F6', '10%', 4403],
  ['F6', '10k', 10_000],
  ['', '１０％', 4403],
  ['', '12,5 %', 5503],
  ['', 'RM 5,000.50', 5000],
  ['', '50000', 44_026],
  ['', '200%', 44_026],
  ['', '0', 0],
  ['', '-5', Number.NaN],
  ['', '.50', Number.NaN],
  ['', '1e9', Number.NaN],
])('%s readDeposit(%j) of RM44,026 is %d', (_, text, value) => {
  expect(readDeposit(text, 44_026).value).toBe(value);
});

test.each(['123456', '１２３４５６', '123 456', '123-456', '１２３−４５６', '١٢٣٤٥٦', '\u200e123456'])(
  'F13 readCode(%j) is 123456',
  text => {
    expect(readCode(text)).toBe('123456');
  },
);

test('an option takes a rate within the box and a deposit in RM, not in percent of an unknown price', () => {
  expect(['2.9', '20', '20.01', 'abc', '29'].map(text => readRateOption(text).value)).toEqual([
    2.9,
    20,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
  expect(
    ['５０００', 'RM 5,000.50', '10k', '10%', '5.000'].map(text => readDepositOption(text).value),
  ).toEqual([5000, 5000, 10_000, Number.NaN, Number.NaN]);
});
