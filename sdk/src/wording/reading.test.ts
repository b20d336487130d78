import { expect, test } from 'vitest';
import { calculators } from '../languages/index.ts';
import { readMoney, readPercent } from '../reading/index.ts';
import { readingSentence } from './index.ts';

test.each([
  ['en', '5.000', '“5.000” can mean RM5 or RM5,000. Write the one that you mean.'],
  ['ms', '49,90', '“49,90” boleh bermaksud RM49.90 atau RM4,990. Tulis yang anda maksudkan.'],
  ['zh', 'abc', '“abc”不是令吉金额。请写成 5,000 这样的数字。'],
] as const)(
  'the sentence in %s about the amount %j says what was read and what to write',
  (language, text, sentence) => {
    expect(readingSentence(calculators[language].reading, 'money', text, readMoney(text))).toBe(sentence);
  },
);

test('the sentence about a percentage writes its readings with a percent sign', () => {
  const say = (text: string) => readingSentence(calculators.en.reading, 'percent', text, readPercent(text));
  expect(say('2,900')).toBe('“2,900” can mean 2.9% or 2900%. Write the one that you mean.');
  expect(say('x'.repeat(50))).toBe(`“${'x'.repeat(30)}…” is not a percentage. Write it like 2.90.`);
});
