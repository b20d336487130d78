import type { CalculatorWords } from '../words.ts';

/** Says of a rate above the legal ceiling what was read, and what the highest is, by its kind. */
export const ceiling: CalculatorWords['ceiling'] = {
  flat: '固定利率 {rate}% 超过法定上限：{years} 年期最高为 {most}%。',
  effective: '实际利率 {rate}% 超过法定上限：{years} 年期最高为 {most}%。',
};
