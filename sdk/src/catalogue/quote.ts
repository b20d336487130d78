import { instalmentOf, type LoanResult, loanOf } from '../loan/calculate.ts';
import { clampDeposit, depositPercent } from '../loan/deposit.ts';
import type { Rounding } from '../loan/money.ts';
import { convertRate, kindOf, type Rate } from '../loan/rate.ts';
import { defaultRate } from '../loan/rules.ts';
import type { LoanMethod } from '../loan/terms.ts';
import type { CarModel, CarVariant } from './models.ts';

/** What a person has chosen and set. Money in RM. */
export interface QuoteSettings {
  /** Code and id of the chosen car, which is the one that `touchedRate` is for. */
  readonly modelCode: string;
  readonly variantId: string;
  /** The rate that the person set for the chosen car, in the kind that it was set; absent while it has its own. */
  readonly touchedRate?: Rate | undefined;
  readonly deposit: number;
  readonly tenureYears: number;
  readonly method: LoanMethod;
  readonly rounding: Rounding;
}

/** What a car costs with some settings. Money in RM. */
export interface Quote {
  readonly otr: number;
  /** As it was set, but no more than the price. */
  readonly deposit: number;
  /** Of the method's kind: another one is converted for the tenure. */
  readonly rate: Rate;
  readonly loan: LoanResult;
}

/** A car's own annual rate: the variant's, else the model's, else the default. */
export function rateOf(model: CarModel | undefined, variant: CarVariant | undefined): Rate {
  const owner = variant?.rate == null ? model : variant;
  return { value: owner?.rate ?? defaultRate, kind: owner?.rate_kind ?? 'flat' };
}

/** What `quote` works out, before the arithmetic. */
function toQuote(model: CarModel, variant: CarVariant, settings: QuoteSettings) {
  const { modelCode, variantId, touchedRate, tenureYears: years, method } = settings;
  const { otr } = variant;
  const deposit = clampDeposit(settings.deposit, otr);
  const isChosen = model.code === modelCode && variant.id === variantId;
  const given = (isChosen && touchedRate) || rateOf(model, variant);
  const rate = convertRate(given, kindOf(method), years);
  const terms = {
    ...settings,
    principal: Math.round((otr - deposit) * 100),
    rate: Math.round(rate.value * 100),
    payments: 12 * years,
  };
  return { otr, deposit, rate, terms };
}

/**
 * What a variant of a model costs with these settings: the one answer of every list, card, message and picture.
 * A car is quoted at its own rate. A rate that a person set holds for the car that it was set for and ends with the
 * choice of another, so what a list says of a car is what comes when it is chosen.
 *
 * The settings are clean, as the calculator keeps them. Nothing is checked here: the checks of `calculateLoan` would
 * be a quarter of a kilobyte on every page.
 */
export function quote(model: CarModel, variant: CarVariant, settings: QuoteSettings): Quote {
  const { terms, ...costs } = toQuote(model, variant, settings);
  return {
    ...costs,
    loan: { ...loanOf(terms), depositPercent: depositPercent(costs.deposit, costs.otr) },
  };
}

/** The instalment of `quote` alone, in whole RM, at a fraction of its cost: for a list of many cars. */
export const quotedInstalment = (model: CarModel, variant: CarVariant, settings: QuoteSettings): number =>
  instalmentOf(toQuote(model, variant, settings).terms);
