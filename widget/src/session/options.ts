import type { Options } from '@loan-kereta/sdk/embed';
import {
  tenureYears as choices,
  defaultTenureYears,
  highestOtr,
  parseDeposit,
  rateBox,
  readRate,
} from '@loan-kereta/sdk/loan';
import type { InitialInputs } from '../calculator/store.ts';

/**
 * The part of the options that the calculator starts from. One that makes no sense, or is taken back, is as it is unless
 * told; but a car stays chosen until another one is.
 */
export function initialInputsOf({ model, variant, years, deposit, rate, method }: Options): InitialInputs {
  const given = readRate(`${rate}`);
  return {
    ...(model && { modelCode: model }),
    ...(variant && { variantId: variant }),
    ...(years !== undefined && {
      tenureYears: choices.find(choice => `${choice}` === years) ?? defaultTenureYears,
    }),
    ...(deposit !== undefined && { deposit: parseDeposit(`${deposit}`, highestOtr) }),
    ...(rate !== undefined && { touchedRate: given <= rateBox.max ? given : undefined }),
    ...(method !== undefined && { method: method === 'reducing' ? method : 'flat' }),
  };
}

/** Whether an option is switched on: present and not `false` or `0`. */
export const isOn = (value: string | null | undefined): boolean =>
  value != null && !/^(false|0)$/.test(value);
