import { english } from './calculator.en.ts';
import { type CalculatorWords, malay } from './calculator.ms.ts';

export const languages = ['ms', 'en'] as const;
export type Language = (typeof languages)[number];
export type { CalculatorWords };

/** The calculator's dictionary in each language. */
export const calculatorWords: Readonly<Record<Language, CalculatorWords>> = { ms: malay, en: english };
