import type { Settings } from './settings.ts';

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
  'rate-kind',
  'method',
  'api',
  'loading',
] as const;
/** When a calculator begins. */
export const loadingWays = ['lazy', 'eager'] as const;

/** The name of an option in an address: `rate_kind`. */
export const addressedAs = (name: string): string => name.replace('-', '_');

export type OptionName = (typeof optionNames)[number];

/** The setting that an attribute stands for. */
export const settingOf = (name: OptionName): keyof Settings => name.replace('-k', 'K') as keyof Settings;

/** The options as text, as HTML has them; `null` takes one back. */
export type Options = Partial<Record<OptionName, string | null>>;
