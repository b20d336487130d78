import {
  type CarModel,
  type CarVariant,
  modelName,
  quote,
  quotedInstalment,
} from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculators, type Language } from '@loan-kereta/sdk/languages';
import { defaultTenureYears, formatPercent, formatRM, tenureYears } from '@loan-kereta/sdk/loan';
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

/** What an address asks for, cleaned as the calculator does. */
function settingsOf({ years, deposit, rate, method }: Options) {
  const given = readRateOption(`${rate}`);
  return {
    deposit: readDepositOption(`${deposit}`).value || 0,
    tenureYears: tenureYears.find(each => `${each}` === years) ?? defaultTenureYears,
    touchedRate: given.fault ? undefined : given.value,
    method: method === 'reducing' ? ('reducing' as const) : ('flat' as const),
    rounding: 'nearest' as const,
  };
}

/**
 * What an address offers of an advisor's cars, with the figure that the calculator shows for it.
 * @param models the advisor's, as the calculator has them
 * @returns undefined where nothing is for sale
 */
export function offerOf(
  advisor: string,
  models: readonly CarModel[],
  options: Options,
  language: Language,
): Offer | undefined {
  const model = models.find(({ code }) => code === options.model) ?? models[0];
  const variant = model?.variants.find(({ id }) => id === options.variant) ?? model?.variants[0];
  if (!model || !variant) return undefined;
  const { face } = calculators[language];
  const settings = settingsOf(options);
  const chosen = { modelCode: model.code, variantId: variant.id };
  const { otr, deposit, rate, loan } = quote(model, variant, { ...settings, ...chosen });
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
      { label: face.rate, text: `${formatPercent(rate)}%` },
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

/** The cars that are for sale, at their own flat rate and the deposit of the address: what a page without scripts has. */
export function instalmentTable(models: readonly CarModel[], options: Options): InstalmentRow[] {
  const settings = { ...settingsOf(options), touchedRate: undefined, method: 'flat' as const };
  const row = (model: CarModel, variant: CarVariant): InstalmentRow => ({
    car: `${modelName(model)} ${variant.name}`,
    otr: formatRM(variant.otr),
    instalments: tenureYears.map(years => {
      const of = { ...settings, tenureYears: years, modelCode: '', variantId: '' };
      return formatRM(quotedInstalment(model, variant, of));
    }),
  });
  const cars = models.flatMap(model => model.variants.map(variant => ({ model, variant })));
  return cars.slice(0, mostRows).map(({ model, variant }) => row(model, variant));
}
