import type { CalculatorWords } from '../words.ts';

/** Says why a text that was typed is not taken. */
export const reading: CalculatorWords['reading'] = {
  money: '“{text}” is not an amount in RM. Write it like 5,000.',
  percent: '“{text}” is not a percentage. Write it like 2.90.',
  ambiguous: '“{text}” can mean {first} or {second}. Write the one that you mean.',
};
