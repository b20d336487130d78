import type { Options } from '@loan-kereta/sdk/embed';
import { tenureYears as choices, parseDeposit, parseRate, rateBox } from '@loan-kereta/sdk/loan';
import type { Preset } from '../calculator/store.ts';

/** The part of the options that the calculator starts from; values that mean nothing are left out. */
export function presetOf({ model, variant, years, deposit, rate, method }: Options): Preset {
  const tenureYears = choices.find(choice => `${choice}` === years);
  return {
    ...(model && { modelCode: model }),
    ...(variant && { variantId: variant }),
    ...(tenureYears && { tenureYears }),
    ...(deposit && { deposit: parseDeposit(deposit, 1e9) }),
    ...(rate && { rate: parseRate(rate, rateBox) }),
    ...((method === 'flat' || method === 'reducing') && { method }),
  };
}

/** Whether an option is switched on: present and not `false` or `0`. */
export const isOn = (value: string | null | undefined): boolean =>
  value != null && !/^(false|0)$/.test(value);
