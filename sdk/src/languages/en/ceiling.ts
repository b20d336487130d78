import type { CalculatorWords } from '../words.ts';

/** Says of a rate above the legal ceiling what was read, and what the highest is, by its kind. */
export const ceiling: CalculatorWords['ceiling'] = {
  flat: 'A flat rate of {rate}% is above the legal ceiling: at most {most}% over {years} years.',
  effective: 'An effective rate of {rate}% is above the legal ceiling: at most {most}% over {years} years.',
};
