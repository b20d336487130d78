/** The languages, by the codes that `lang` attributes have. What is added here must be complete, or nothing compiles. */
export const languageCodes = ['ms', 'en', 'zh'] as const;

/** The calculator's own, in which it speaks unless told otherwise: its words come with the code. */
export const calculatorLanguage = 'ms' satisfies Language;

export type Language = (typeof languageCodes)[number];
