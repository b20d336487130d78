import type { LoanMethod, RateKind, tenureYears } from '../loan/index.ts';
import type { PaletteName, ThemeId } from '../plans/index.ts';
import type { Language } from '../rules/languages.ts';
import { type loadingWays, type OptionName, type Options, optionNames, settingOf } from './options.ts';

/** What an embedder sets, in the types of a program. The element has the same as attributes. */
export interface Settings {
  /** The advisor's public name, as in `/a/aisyah`. */
  readonly advisor: string;
  /** `theme-01` … `theme-20`, where the advisor's plan grants it; the advisor's own unless told. */
  readonly theme?: ThemeId | undefined;
  /** The colours, where the plan grants a choice; the advisor's own unless told. */
  readonly palette?: PaletteName | undefined;
  /** `auto` follows the page, then the browser; Malay unless told. */
  readonly lang?: Language | 'auto' | undefined;
  /** Speaks of estimates and is grey but for the car, for a live stream; where the plan grants it. */
  readonly presenter?: boolean | undefined;
  /** The code of a model, such as `myvi`; the first one unless told. */
  readonly model?: string | undefined;
  /** The id of a variant of `model`, such as `myvi-1-5-av`; the model's first one unless told. */
  readonly variant?: string | undefined;
  /** The tenure: 9 unless told. */
  readonly years?: (typeof tenureYears)[number] | undefined;
  /** In RM, from 0 to the price: 0 unless told. */
  readonly deposit?: number | undefined;
  /** Percent a year; the variant's own unless told. */
  readonly rate?: number | undefined;
  /** What kind of rate `rate` is: the method's unless told. As an attribute `rate-kind`, in an address `rate_kind`. */
  readonly rateKind?: RateKind | undefined;
  /** `flat` unless told. */
  readonly method?: LoanMethod | undefined;
  /** Where the API is; where the script came from unless told. */
  readonly api?: string | undefined;
  /** `lazy` fetches nothing until the calculator is to come into view; at once unless told. */
  readonly loading?: (typeof loadingWays)[number] | undefined;
}

/** A setting as an attribute has it; `null` for one that is not to be there. */
export const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === false) return null;
  // In hundredths, which is all that counts: a program's sums leave 2.3499999999999996.
  const exact = typeof value === 'number' ? Math.round(value * 100) / 100 : value;
  return value === true ? '' : `${exact}`;
};

/** The attributes that settings amount to; `null` for one that is not to be there. */
export const attributesOf = (
  settings: Partial<Settings>,
  names: readonly OptionName[] = optionNames,
): Options => Object.fromEntries(names.map(name => [name, textOf(settings[settingOf(name)])]));

/**
 * Puts attributes on an element. What is as it should be stays untouched, so nothing is loaded or computed for it; but
 * another model begins with no deposit, and another variant with its own rate, after which these are said anew.
 */
export function setAttributes(element: Element, attributes: Options): void {
  const isSame = (name: OptionName) =>
    attributes[name] === undefined || attributes[name] === element.getAttribute(name);
  const isSameModel = isSame('model');
  const anew = { deposit: !isSameModel, rate: !isSameModel || !isSame('variant') };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === element.getAttribute(name) && !anew[name as keyof typeof anew]) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
