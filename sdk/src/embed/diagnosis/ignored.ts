import type { CarModel } from '../../catalogue/models.ts';
import type { Embed } from '../../contract/embed.ts';
import { rateKinds } from '../../loan/rate-kinds.ts';
import { loanMethods, rateBox, tenureYears } from '../../loan/rules.ts';
import { paletteNames } from '../../plans/palettes.ts';
import { themeAccessKey, themes } from '../../plans/themes.ts';
import { readDepositOption, readRateOption } from '../../reading/options.ts';
import { languageCodes } from '../../rules/languages.ts';
import { loadingWays, type OptionName, optionNames } from '../options.ts';
import { isAddress } from './address.ts';
import type { Finding } from './finding.ts';

/** What an answer says of what an embedder may choose. */
export interface Granting {
  readonly palette: string;
  readonly models: readonly CarModel[];
  readonly features: Pick<Embed['features'], 'custom_color' | 'presenter_mode'> & {
    readonly theme_access: readonly string[];
  };
}

/** What is wrong with an attribute's value; undefined for nothing. Without an answer only its form is looked at. */
type Objection = (value: string, data: Granting | undefined, element: Element) => string | undefined;

const oneOf = (value: string, choices: readonly string[]) =>
  choices.includes(value) ? undefined : `it can be ${choices.join(' or ')}`;
const unless = (isFine: boolean | undefined, objection: string) => (isFine ? undefined : objection);

const number: Objection = value => unless(!readDepositOption(value).fault, 'it can be a number such as 5000');
const rate: Objection = value =>
  unless(!readRateOption(value).fault, `it can be a number such as 2.9, up to ${rateBox.max}`);

/** Where nobody has answered, what a plan grants is not known, and nothing is held against it. */
const granted = (isGranted: boolean | undefined) =>
  unless(isGranted ?? true, 'the advisor’s plan does not grant it');

/** As the wire writes it, `theme7`, in any spelling that is understood. */
const themeKey = (theme: string) => theme.replace(/-0?/, '');

const objections: Readonly<Partial<Record<OptionName, Objection>>> = {
  advisor: value =>
    unless(value !== '', 'it is the name that follows /a/ in the address of the advisor’s page'),
  api: value =>
    unless(value === '' || isAddress(value), 'it is an address such as https://calculator.example'),
  theme: (theme, data) =>
    unless(
      themes.some(({ number }) => themeAccessKey(number) === themeKey(theme)),
      'it can be theme-01 to theme-20',
    ) ?? granted(data?.features.theme_access.includes(themeKey(theme))),
  palette: (palette, data) =>
    oneOf(palette, paletteNames) ?? granted(data && (data.features.custom_color || palette === data.palette)),
  presenter: (value, data) => granted(/^(false|0)$/.test(value) || data?.features.presenter_mode),
  lang: value => oneOf(value, [...languageCodes, 'auto']),
  method: value => oneOf(value, loanMethods),
  loading: value => oneOf(value, loadingWays),
  years: value => oneOf(value, tenureYears.map(String)),
  deposit: number,
  rate,
  'rate-kind': value => oneOf(value, rateKinds),
  model: (code, data) =>
    data &&
    oneOf(
      code,
      data.models.map(model => model.code),
    ),
  variant: (id, data, element) => {
    if (!data) return undefined;
    const has = (model?: CarModel) => model?.variants.some(variant => variant.id === id);
    const named = element.getAttribute('model');
    // As the calculator does: of the model that is named beside it, else of the first.
    if (has(data.models.find(({ code }) => code === named) ?? data.models[0])) return undefined;
    const owner = data.models.find(has);
    if (owner) return `it needs model="${owner.code}" beside it`;
    const example = data.models[0]?.variants[0]?.id ?? 'myvi-1-5-av';
    return `it can be the id of a variant such as ${example}`;
  },
};

/**
 * The attributes that the calculator leaves unheeded, and why.
 * @param data the advisor's answer; without it only what makes no sense for anybody is told
 */
export const ignoredSettings = (element: Element, data?: Granting): Finding[] =>
  optionNames.flatMap(name => {
    const value = element.getAttribute(name);
    const objection = value === null ? undefined : objections[name]?.(value, data, element);
    if (objection === undefined) return [];
    return {
      code: 'setting_ignored',
      severity: 'warning',
      problem: `The attribute ${name}="${value}" has no effect: ${objection}.`,
      remedy: 'Change it or leave it out.',
      element,
    };
  });
