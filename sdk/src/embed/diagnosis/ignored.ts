import type { CarModel } from '../../catalogue/models.ts';
import type { Embed } from '../../contract/embed.ts';
import { loanMethods, tenureYears } from '../../loan/rules.ts';
import { languageCodes } from '../../rules/languages.ts';
import { optionNames } from '../options.ts';
import type { Finding } from './finding.ts';

/** What is wrong with an attribute's value, by the attribute's name; undefined for nothing. */
type Objection = (value: string, data: Granting) => string | undefined;

/** What an answer says of what an embedder may choose. */
export interface Granting {
  readonly palette: string;
  readonly models: readonly CarModel[];
  readonly features: Pick<Embed['features'], 'custom_color' | 'presenter_mode'> & {
    readonly theme_access: readonly string[];
  };
}

const oneOf = (value: string, choices: readonly string[]) =>
  choices.includes(value) ? undefined : `it can be ${choices.join(' or ')}`;

const number: Objection = value => (/^[^-]*\d/.test(value) ? undefined : 'it can be a number such as 5000');
const rate: Objection = value =>
  /^\d+([.,]\d+)?%?$/.test(value) ? undefined : 'it can be a number such as 2.9';

const notGranted = 'the advisor’s plan does not grant it';

const objections: Readonly<Record<string, Objection>> = {
  theme: (theme, { features }) =>
    features.theme_access.includes(theme.replace(/-0?/, '')) ? undefined : notGranted,
  palette: (palette, data) =>
    data.features.custom_color || palette === data.palette ? undefined : notGranted,
  presenter: (value, { features }) =>
    features.presenter_mode || /^(false|0)$/.test(value) ? undefined : notGranted,
  lang: value => oneOf(value, [...languageCodes, 'auto']),
  method: value => oneOf(value, loanMethods),
  years: value => oneOf(value, tenureYears.map(String)),
  deposit: number,
  rate,
  model: (code, { models }) =>
    oneOf(
      code,
      models.map(model => model.code),
    ),
  variant: (id, { models }) =>
    models.some(({ variants }) => variants.some(variant => variant.id === id))
      ? undefined
      : 'no model has a variant of this id',
};

/** The attributes that the calculator leaves unheeded, and why. */
export const ignoredSettings = (element: Element, data: Granting): Finding[] =>
  optionNames.flatMap(name => {
    const value = element.getAttribute(name);
    const objection = value === null ? undefined : objections[name]?.(value, data);
    if (objection === undefined) return [];
    return {
      code: 'setting_ignored',
      severity: 'warning',
      problem: `The attribute ${name}="${value}" has no effect: ${objection}.`,
      remedy: 'Change it or leave it out.',
      element,
    };
  });
