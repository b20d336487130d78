import {
  type CarModel,
  type CarVariant,
  modelName,
  quote,
  quotedInstalment,
  rateOf,
} from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculators, type Language } from '@loan-kereta/sdk/languages';
import {
  defaultTenureYears,
  exceedsCeiling,
  formatPercent,
  formatRM,
  kindOf,
  rateKinds,
  tenureYears,
} from '@loan-kereta/sdk/loan';
import { readDepositOption, readRateOption } from '@loan-kereta/sdk/reading';

/** What an advisor's page offers first, as it is written on a picture, in a language. */
export interface Offer {
  readonly advisor: string;
  readonly car: string;
  readonly variant: string;
  /** `RM680`, and what follows it. */
  readonly instalment: string;
  readonly label: string;
  readonly per: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly disclaimer: string;
}

/** The settings of an offer in an address, cleaned as the calculator does. */
export function settingsOf({ years, deposit, rate, 'rate-kind': kind, method: asked }: Options) {
  const method = asked === 'reducing' ? ('reducing' as const) : ('flat' as const);
  const given = readRateOption(`${rate}`);
  return {
    deposit: readDepositOption(`${deposit}`).value || 0,
    tenureYears: tenureYears.find(each => `${each}` === years) ?? defaultTenureYears,
    touchedRate: given.fault
      ? undefined
      : { value: given.value, kind: rateKinds.find(each => each === kind) ?? kindOf(method) },
    method,
    rounding: 'nearest' as const,
  };
}

/**
 * The car of an address and its loan, as the calculator shows them.
 * @param models the advisor's, as the calculator has them
 * @returns undefined where nothing is for sale, or where the rate is above the legal ceiling
 */
export function quotedOffer(models: readonly CarModel[], options: Options) {
  const model = models.find(({ code }) => code === options.model) ?? models[0];
  const variant = model?.variants.find(({ id }) => id === options.variant) ?? model?.variants[0];
  if (!model || !variant) return undefined;
  const settings = settingsOf(options);
  if (exceedsCeiling(settings.touchedRate ?? rateOf(model, variant), [settings.tenureYears]))
    return undefined;
  const chosen = { modelCode: model.code, variantId: variant.id };
  return { model, variant, settings, ...quote(model, variant, { ...settings, ...chosen }) };
}

/**
 * The offer of an address, as its picture shows it.
 * @returns undefined where `quotedOffer` returns it
 */
export function offerOf(
  advisor: string,
  models: readonly CarModel[],
  options: Options,
  language: Language,
): Offer | undefined {
  const quoted = quotedOffer(models, options);
  if (!quoted) return undefined;
  const { model, variant, settings, otr, deposit, rate, loan } = quoted;
  const { face } = calculators[language];
  return {
    advisor,
    car: modelName(model),
    variant: variant.name,
    instalment: formatRM(loan.instalment),
    label: face.instalment,
    per: face.perMonth,
    facts: [
      { label: face.otr, text: formatRM(otr) },
      { label: face.deposit, text: formatRM(deposit) },
      { label: face.tenure, text: `${settings.tenureYears} ${face.years}` },
      { label: rate.kind === 'flat' ? face.flat : face.effectiveRate, text: `${formatPercent(rate.value)}%` },
    ],
    disclaimer: face[`${settings.method}Disclaimer`],
  };
}

/** A car of the table, with its instalment for each tenure. */
export interface InstalmentRow {
  readonly car: string;
  readonly otr: string;
  readonly instalments: readonly string[];
}

/** How many cars the table has at most, as each costs some arithmetic. */
const mostRows = 100;

/**
 * The cars that are for sale, at their own rate and the deposit of the address: what a page without scripts has. A dash
 * stands where the rate is above the legal ceiling.
 */
export function instalmentTable(models: readonly CarModel[], options: Options): InstalmentRow[] {
  const settings = { ...settingsOf(options), touchedRate: undefined, method: 'flat' as const };
  const row = (model: CarModel, variant: CarVariant): InstalmentRow => ({
    car: `${modelName(model)} ${variant.name}`,
    otr: formatRM(variant.otr),
    instalments: tenureYears.map(years => {
      const of = { ...settings, tenureYears: years, modelCode: '', variantId: '' };
      const isOffered = !exceedsCeiling(rateOf(model, variant), [years]);
      const instalment = isOffered ? quotedInstalment(model, variant, of) : undefined;
      return instalment === undefined ? '–' : formatRM(instalment);
    }),
  });
  const cars = models.flatMap(model => model.variants.map(variant => ({ model, variant })));
  return cars.slice(0, mostRows).map(({ model, variant }) => row(model, variant));
}
