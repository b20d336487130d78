import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { amountIn, percentIn } from '../amounts.ts';
import type { Car } from '../list.ts';

/** What was written for a variant in place of its price and its rate. */
export interface Written {
  readonly price?: string;
  readonly rate?: string;
}

/** What was written, by the ids of variants. */
export type Draft = ReadonlyMap<string, Written>;

/** A variant whose price or rate will be another. In RM and in percent a year. */
export interface Difference {
  readonly car: Car;
  readonly price: number;
  readonly rate: number;
}

const priceOf = (car: Car, { price }: Written): number => (price === undefined ? car.otr : amountIn(price));
const rateOf = (car: Car, { rate }: Written): number =>
  rate === undefined ? car.defaultRate : percentIn(rate);

/** What of a variant is not what a price list can hold. */
export function faultsOf(
  car: Car,
  written: Written = {},
): { readonly price: boolean; readonly rate: boolean } {
  return { price: !isCarPrice(priceOf(car, written)), rate: !isCarRate(rateOf(car, written)) };
}

/** What differs from the list, of what is written as it should be. */
export const differencesOf = (cars: readonly Car[], draft: Draft): readonly Difference[] =>
  cars.flatMap(car => {
    const written = draft.get(car.id);
    if (!written) return [];
    const faults = faultsOf(car, written);
    if (faults.price || faults.rate) return [];
    const price = priceOf(car, written);
    const rate = rateOf(car, written);
    return price === car.otr && rate === car.defaultRate ? [] : [{ car, price, rate }];
  });

/** A step up or down that prices take together. */
export interface Step {
  /** In RM, or in hundredths of a percent. */
  readonly by: number;
  readonly unit: 'rm' | 'percent';
}

/** A price after a step, in whole RM and never below 0. */
export const stepped = (price: number, { by, unit }: Step): number =>
  Math.max(0, unit === 'rm' ? price + by : Math.round((price * (10_000 + by)) / 10_000));
