/** What an embedder can set, under the names of the element's attributes. */
export const optionNames = [
  'advisor',
  'theme',
  'palette',
  'lang',
  'presenter',
  'model',
  'variant',
  'years',
  'deposit',
  'rate',
  'method',
  'api',
  'loading',
] as const;
/** When a calculator begins. */
export const loadingWays = ['lazy', 'eager'] as const;

export type OptionName = (typeof optionNames)[number];

/** The options as text, as HTML has them; `null` takes one back. */
export type Options = Partial<Record<OptionName, string | null>>;
