import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculators } from '../languages/registry.ts';
import type { ThemeId } from '../plans/index.ts';
import { pricesOf } from '../plans/index.ts';
import { languageCodes } from '../rules/languages.ts';
import {
  buyerMessage,
  type LoanFigures,
  renewalMessage,
  type SharedLoan,
  shareMessage,
  upgradeMessage,
  whatsappLink,
} from './whatsapp.ts';

const loan: LoanFigures = {
  carModel: 'Myvi',
  variant: '1.5 AV',
  monthlyPayment: 719,
  loanAmount: 61260,
  deposit: 5000,
  tenure: 9,
  interestRate: 2.9,
  method: 'flat',
};
const shared: SharedLoan = { ...loan, displayName: 'Aisyah Auto', whatsapp: '012-345 6789' };

const textOf = (link: string) => new URL(link).searchParams.get('text');

/** Names as people and pranksters write them. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '*',
        '_',
        '~',
        '`',
        '```',
        '\n',
        '\r\n',
        '\u2028',
        '\u202e',
        ' ',
        'Ali',
        '_x_',
        '👩‍👧',
        '\ud83d',
      ),
    )
    .map(parts => parts.join('')),
);

describe('whatsappLink', () => {
  test('opens a chat with the text filled in', () => {
    expect(whatsappLink('60123456789', 'Hai & apa khabar? 50%\n👍')).toBe(
      'https://wa.me/60123456789?text=Hai%20%26%20apa%20khabar%3F%2050%25%0A%F0%9F%91%8D',
    );
  });

  test('lets the sender choose the chat when there is no number', () => {
    expect(whatsappLink('', 'Hai')).toBe('https://wa.me/?text=Hai');
  });

  test('carries any text whole, but for half emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(textOf(whatsappLink('60123456789', text))).toBe(text);
      }),
    );
    expect(textOf(whatsappLink('60123456789', 'Ali \ud83d'))).toBe('Ali ');
  });
});

describe('shareMessage', () => {
  test('tells every figure and who to ask, in Malay', () => {
    expect(shareMessage(shared)).toBe(
      [
        '*Anggaran ansuran kereta*',
        '',
        'Model: Myvi',
        'Varian: 1.5 AV',
        'Ansuran bulanan: RM719',
        'Jumlah pinjaman: RM61,260',
        'Deposit: RM5,000',
        'Tempoh: 9 tahun',
        'Kadar faedah: 2.90% setahun (kadar rata)',
        '',
        'Penasihat jualan: Aisyah Auto',
        'WhatsApp: +60123456789',
        '',
        'Anggaran sahaja. Tertakluk kelulusan bank & OTR rasmi.',
        '_Dikira dengan Loan Kereta_',
      ].join('\n'),
    );
  });

  test('falls back on 7 years and 2.5 %', () => {
    const message = shareMessage({
      ...shared,
      tenure: undefined,
      interestRate: undefined,
      method: undefined,
    });
    expect(message).toContain('\nTempoh: 7 tahun\nKadar faedah: 2.50% setahun\n');
  });

  test('has no line and no gap for what is missing', () => {
    const message = shareMessage({ ...shared, displayName: ' ', whatsapp: '12345', variant: '', deposit: 0 });
    expect(message).not.toMatch(/Penasihat|WhatsApp|Varian|Deposit|\n\n\n/);
  });

  test('no name can add a line, a format or a direction of its own', () => {
    const named = [2, 3, 10];
    const frame = (message: string) =>
      message.split('\n').map((line, at) => (named.includes(at) ? line.replace(/: .*/, '') : line));
    const expected = frame(shareMessage(shared));
    fc.assert(
      fc.property(name, name, name, (displayName, carModel, variant) => {
        const message = shareMessage({
          ...shared,
          displayName: `x${displayName}`,
          carModel: `x${carModel}`,
          variant: `x${variant}`,
        });
        expect(frame(message)).toEqual(expected);
        for (const at of named) {
          expect(message.split('\n')[at]).not.toMatch(
            /[*~`\u202a-\u202e\u2066-\u2069\p{Cc}]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('emoji, Tamil, Chinese and names with an underscore arrive as they were written', () => {
    const displayName = '👩🏽‍💼 அருண் 陈 kereta_ali O’Neill';
    expect(shareMessage({ ...shared, displayName })).toContain(`Penasihat jualan: ${displayName}\n`);
  });
});

describe('buyerMessage', () => {
  test('asks the advisor about the car, in Malay', () => {
    expect(buyerMessage({ ...loan, advisorName: 'Aisyah' })).toBe(
      [
        'Hai Aisyah, saya berminat dengan Myvi 1.5 AV.',
        '',
        'Ansuran bulanan: RM719',
        'Jumlah pinjaman: RM61,260',
        'Deposit: RM5,000',
        'Tempoh: 9 tahun',
        'Kadar faedah: 2.90% setahun (kadar rata)',
        '',
        'Boleh saya dapatkan maklumat lanjut?',
      ].join('\n'),
    );
  });

  test('asks the advisor about the car, in English', () => {
    expect(buyerMessage({ ...loan, deposit: 0, method: 'reducing', words: calculators.en.message })).toBe(
      [
        'Hi, I am interested in the Myvi 1.5 AV.',
        '',
        'Monthly instalment: RM719',
        'Loan amount: RM61,260',
        'Tenure: 9 years',
        'Interest rate: 2.90% a year (effective rate, reducing balance)',
        '',
        'Could you tell me more?',
      ].join('\n'),
    );
  });

  test('asks the advisor about the car, in Chinese', () => {
    expect(buyerMessage({ ...loan, advisorName: '陈', words: calculators.zh.message })).toBe(
      [
        '您好 陈，我对 Myvi 1.5 AV 有兴趣。',
        '',
        '每月供款：RM719',
        '贷款额：RM61,260',
        '首期：RM5,000',
        '年限：9 年',
        '利率：每年 2.90%（固定利率）',
        '',
        '可以告诉我更多详情吗？',
      ].join('\n'),
    );
  });

  test.each(languageCodes)('keeps its lines whatever the names, in %s', code => {
    const words = calculators[code].message;
    const lines = buyerMessage({ ...loan, words })
      .split('\n')
      .slice(1);
    fc.assert(
      fc.property(name, name, (advisorName, carModel) => {
        const message = buyerMessage({ ...loan, words, advisorName, carModel });
        expect(message.split('\n').slice(1)).toEqual(lines);
        expect(message).not.toMatch(/[*~`]/);
      }),
    );
  });
});

describe('upgradeMessage', () => {
  test('names what a plan costs today, where that is known', () => {
    const prices = pricesOf([
      { name: 'premium', price: 59.9 },
      { name: 'diamond', price: 249, offer_price: 199 },
    ]);
    expect(upgradeMessage('premium', undefined, prices)).toContain('(RM59.90 sebulan)');
    expect(upgradeMessage('editData', undefined, prices)).toContain('(RM199 sekali bayar)');
    expect(upgradeMessage('premium', undefined, {})).toContain('(RM49 sebulan)');
  });

  test.each([
    ['premium', 'Hai Admin, saya ingin naik taraf Loan Kereta ke pelan Premium (RM49 sebulan).'],
    ['diamond', 'Hai Admin, saya ingin naik taraf Loan Kereta ke pelan Diamond (RM249 sekali bayar).'],
    [undefined, 'Hai Admin, saya ingin bertanya tentang pelan Loan Kereta.'],
    ['theme-99' as ThemeId, 'Hai Admin, saya ingin bertanya tentang pelan Loan Kereta.'],
  ] as const)('for %s asks for it by name', (what, message) => {
    expect(upgradeMessage(what)).toBe(message);
  });

  test.each([
    ['customColor', 'warna tersuai', 'Premium'],
    ['share', 'Salin & Kongsi WhatsApp', 'Premium'],
    ['presenterMode', 'mod penyampai', 'Premium'],
    ['watermark', 'kalkulator tanpa tera air', 'Premium'],
    ['editData', 'Edit Data', 'Diamond'],
    ['theme-07', 'tema Carousel', 'Premium'],
    ['theme-17', 'tema Neon Gaming', 'Diamond'],
  ] as const)('for %s asks for the lowest plan that has it', (what, thing, plan) => {
    expect(upgradeMessage(what)).toContain(`saya ingin menggunakan ${thing} di Loan Kereta.`);
    expect(upgradeMessage(what)).toContain(`pelan ${plan} (`);
  });

  test('tells the admin whose account it is', () => {
    expect(upgradeMessage('premium', 'aisyah_@example.com')).toMatch(/\nAkaun: aisyah_@example\.com$/);
  });
});

describe('renewalMessage', () => {
  test.each([
    ['premium', 'Hai Admin, saya ingin memperbaharui pelan Premium (RM59.90 sebulan) saya di Loan Kereta.'],
    [
      'diamond',
      'Hai Admin, saya ingin memperbaharui pelan Diamond (RM249 sekali bayar) saya di Loan Kereta.',
    ],
  ] as const)('asks to keep %s, and not for more', (plan, message) => {
    const prices = pricesOf([{ name: 'premium', price: 59.9 }]);
    expect(renewalMessage(plan, 'aisyah_@example.com', prices)).toBe(
      `${message}\nAkaun: aisyah_@example.com`,
    );
  });
});

test('a link to a chat needs no text', () => {
  expect(whatsappLink('60123456789')).toBe('https://wa.me/60123456789');
});
