/** The languages, by the codes that `lang` attributes have. What is added here must be complete, or nothing compiles. */
export const languageCodes = ['ms', 'en', 'zh'] as const;

export type Language = (typeof languageCodes)[number];
