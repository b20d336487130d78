import type { Options } from '@loan-kereta/sdk/embed';
import {
  tenureYears as choices,
  defaultTenureYears,
  kindOf,
  type LoanMethod,
  type RateKind,
} from '@loan-kereta/sdk/loan';
import type { InitialInputs } from '../calculator/store.ts';

/** Whether the deposit is plain digits and the rate a plain one up to 20, as all are that `readOptions` has read. */
export const arePlain = ({ deposit, rate }: Options): boolean =>
  /^\d*,(20|1?\d?(\.\d\d?)?)$/.test(`${[deposit, rate]}`);

/**
 * The part of the options that the calculator starts from. One that makes no sense, or is taken back, is as it is unless
 * told; but a car stays chosen until another one is. Deposit and rate are left out until they are plain. A rate without a
 * kind is of the method's.
 * @param whole all options, where `options` are those that have changed
 */
export function initialInputsOf(options: Options, whole = options): InitialInputs {
  const { model, variant, years, method } = options;
  const { deposit, rate } = arePlain(options) ? options : ({} as Options);
  const named = whole['rate-kind'] as RateKind;
  const kind = /^(flat|effective)$/.test(named) ? named : kindOf(whole.method as LoanMethod);
  return {
    ...(model && { modelCode: model }),
    ...(variant && { variantId: variant }),
    ...(years !== undefined && {
      tenureYears: choices.find(choice => `${choice}` === years) ?? defaultTenureYears,
    }),
    ...(deposit !== undefined && { deposit: Number(deposit) || 0 }),
    ...(rate !== undefined && { touchedRate: rate ? { value: Number(rate), kind } : undefined }),
    ...(method !== undefined && { method: method === 'reducing' ? method : 'flat' }),
  };
}

/** Whether an option is switched on: present and not `false` or `0`. */
export const isOn = (value: string | null | undefined): boolean =>
  value != null && !/^(false|0)$/.test(value);
