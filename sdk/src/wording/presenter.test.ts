import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorWords, languages } from './calculator.ts';
import { forbiddenInPresenter, presenterDisclaimer, presenterText } from './presenter.ts';

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
    ['Down payment', 'Wang muka'],
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

  test('leaves no forbidden word, and has nothing left to do a second time', () => {
    fc.assert(
      fc.property(sentence, text => {
        const softened = presenterText(text);
        expect(forbiddenInPresenter(softened)).toEqual([]);
        expect(presenterText(softened)).toBe(softened);
      }),
      { numRuns: 20_000 },
    );
  });
});

test('forbiddenInPresenter names what it finds, in order', () => {
  expect(forbiddenInPresenter('Kelulusan BANK, 2 loans. Kadar 2.90%')).toEqual([
    'Kelulusan',
    'BANK',
    'loans',
  ]);
});

test.each(languages)('the calculator in %s has no forbidden word left once softened', language => {
  const softened = Object.values(calculatorWords[language]).map(presenterText).join('\n');
  expect(forbiddenInPresenter(softened)).toEqual([]);
});

test.each(languages)('the disclaimer in %s may stand on a live stream', language => {
  expect(forbiddenInPresenter(presenterDisclaimer[language])).toEqual([]);
});
