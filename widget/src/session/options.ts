import type { Options } from '@loan-kereta/sdk/embed';
import {
  tenureYears as choices,
  highestOtr,
  loanMethods,
  parseDeposit,
  parseRate,
  rateBox,
} from '@loan-kereta/sdk/loan';
import type { InitialInputs } from '../calculator/store.ts';

/** The part of the options that the calculator starts from; values that mean nothing are left out. */
export function initialInputsOf({ model, variant, years, deposit, rate, method }: Options): InitialInputs {
  const known = loanMethods.find(each => each === method);
  const tenureYears = choices.find(choice => `${choice}` === years);
  return {
    ...(model && { modelCode: model }),
    ...(variant && { variantId: variant }),
    ...(tenureYears && { tenureYears }),
    // What has no number is not given: as 0 it would be a quote.
    ...(deposit && /^[^-]*\d/.test(deposit) && { deposit: parseDeposit(deposit, highestOtr) }),
    ...(rate && /^\d+([.,]\d+)?%?$/.test(rate) && { touchedRate: parseRate(rate, rateBox) }),
    ...(known && { method: known }),
  };
}

/** Whether an option is switched on: present and not `false` or `0`. */
export const isOn = (value: string | null | undefined): boolean =>
  value != null && !/^(false|0)$/.test(value);
