import type { CalculatorWords } from '../words.ts';

/** Says why a text that was typed is not taken. */
export const reading: CalculatorWords['reading'] = {
  money: '“{text}”不是令吉金额。请写成 5,000 这样的数字。',
  percent: '“{text}”不是百分比。请写成 2.90 这样的数字。',
  ambiguous: '“{text}”可以是{first}，也可以是{second}。请写明是哪一个。',
};
