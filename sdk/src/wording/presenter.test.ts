import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../languages/registry.ts';
import { languageCodes } from '../rules/languages.ts';
import { forbiddenInPresenter, presenterText } from './presenter.ts';

describe('presenterText', () => {
  test.each([
    ['Loan', 'Anggaran'],
    ['deposit', 'wang muka'],
    ['bank', 'kewangan'],
    ['Approval', 'Proses'],
    ['Rate', 'Kadar'],
    ['Loans, deposits, banks, approvals and rates', 'Anggaran, wang muka, kewangan, proses and kadar'],
    ['Deposit', 'Wang muka'],
    ['DEPOSIT', 'WANG MUKA'],
    ['Jumlah pinjaman', 'Jumlah anggaran'],
    ['Loan amount', 'Jumlah anggaran'],
    ['Pinjamannya', 'Anggarannya'],
    ['bank-bank', 'kewangan-kewangan'],
    ['Kadar faedah 2.90% setahun', 'Kadar 2.90% setahun'],
    ['Interest rate (% p.a.)', 'Kadar (% p.a.)'],
    ['Effective rate', 'Kadar efektif'],
    ['Jumlah faedah', 'Jumlah caj'],
    ['Ansuran bulanan', 'Bayaran bulanan'],
    ['Monthly instalment', 'Monthly payment'],
    ['Down instalment', 'Wang muka'],
    ['银行批准', '金融处理'],
    ['Hire-purchase', 'Pembelian'],
    ['Sewa\n beli', 'Pembelian'],
    ['Loan Kereta', 'Anggaran Kereta'],
    ['Rate2.90%Deposit0', 'Kadar2.90%Wang muka0'],
    [
      'Anggaran flat-rate pemasaran. Tertakluk kelulusan bank & OTR rasmi.',
      'Anggaran kadar rata pemasaran. Tertakluk proses kewangan & OTR rasmi.',
    ],
  ])('turns %j into %j', (text, softened) => {
    expect(presenterText(text)).toBe(softened);
  });

  test.each([
    'Maybank',
    'bankrap',
    'rated',
    'separate',
    'Corporate',
    'interesting',
    'Perodua Myvi 1.5 AV',
    'ébank',
  ])('leaves %j as it is', text => {
    expect(presenterText(text)).toBe(text);
    expect(forbiddenInPresenter(text)).toEqual([]);
  });

  const word = fc.oneof(
    fc.constantFrom(
      ...[
        'loan',
        'loan amount',
        'pinjaman',
        'deposit',
        'down',
        'payment',
        'bank',
        'banker',
        'credit',
        'approved',
      ],
      ...[
        'lulus',
        'kelulusan',
        'rate',
        'flat',
        'effective',
        'interest',
        'faedah',
        'kadar',
        'ansuran',
        'instalment',
      ],
      ...[
        'hire',
        'purchase',
        'sewa',
        'beli',
        'borrow',
        'pinjam',
        'hutang',
        'pemberi',
        'anggaran',
        'wang muka',
        's',
      ],
      ...['贷款', '银行', '资', '融', '利率', '固定', '首期', '订金', '批准', '利息', '供款', '分期'],
      ...['nya', 'kewangan', 'proses', 'caj', 'baki', 'amount', 'Myvi', 'RM719'],
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const cased = fc
    .tuple(word, fc.nat(2))
    .map(([text, style]) =>
      style === 0 ? text : style === 1 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1),
    );
  const sentence = fc
    .array(fc.tuple(cased, fc.constantFrom(' ', ' ', ' ', '-', '', ', ', '\n')), { maxLength: 8 })
    .map(parts => parts.flat().join(''));

  test.each(languageCodes)(
    'leaves no forbidden word in %s, and has nothing left to do a second time',
    code => {
      fc.assert(
        fc.property(sentence, text => {
          const softened = presenterText(text, code);
          expect(forbiddenInPresenter(softened)).toEqual([]);
          expect(presenterText(softened, code)).toBe(softened);
        }),
        { numRuns: 3000 },
      );
    },
  );
});

test('forbiddenInPresenter names what it finds, in order', () => {
  expect(forbiddenInPresenter('Kelulusan BANK, 2 loans. Kadar 2.90%')).toEqual([
    'Kelulusan',
    'BANK',
    'loans',
  ]);
});

describe.each(languageCodes)('in %s', code => {
  test('no word of the calculator or its tools is forbidden once softened', () => {
    const words = Object.values<Readonly<Record<string, string>>>({ ...calculators[code] });
    const softened = words.flatMap(section => Object.values(section)).map(text => presenterText(text, code));
    expect(softened.filter(text => forbiddenInPresenter(text).length > 0)).toEqual([]);
  });

  test('the disclaimer may stand on a live stream as it is', () => {
    expect(forbiddenInPresenter(calculators[code].presenter.disclaimer)).toEqual([]);
  });
});

test.each([
  ['Loan', 'Estimate'],
  ['Deposit (RM)', 'Down payment (RM)'],
  ['bank approval', 'finance process'],
  ['Flat rate', 'Flat percentage'],
  ['Effective rate', 'Effective percentage'],
  ['Loan amount', 'Estimated amount'],
  ['Total interest', 'Total charge'],
  ['Monthly instalment', 'Monthly payment'],
  ['Pinjaman mudah', 'Anggaran mudah'],
  ['银行贷款', '金融估算'],
])('in English %j becomes %j', (text, softened) => {
  expect(presenterText(text, 'en')).toBe(softened);
});

test.each([
  ['每月供款', '每月付款'],
  ['贷款额', '估算金额'],
  ['固定利率', '固定比例'],
  ['利息总额', '费用总额'],
  ['以银行批准及官方 OTR 车价为准', '以金融处理及官方 OTR 车价为准'],
  ['Low deposit', 'Low down payment'],
  ['Kadar faedah', 'Kadar'],
])('in Chinese %j becomes %j', (text, softened) => {
  expect(presenterText(text, 'zh')).toBe(softened);
});
