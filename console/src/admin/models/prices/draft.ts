import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import type { Car } from '../list.ts';

/** What was written for a variant in place of its price and its rate. */
export interface Written {
  readonly price?: string;
  readonly rate?: string;
  /** What stood in the list when they were written. */
  readonly wasPrice?: number;
  readonly wasRate?: number;
}

/** What was written, by the ids of variants. */
export type Draft = ReadonlyMap<string, Written>;

/** A variant whose price or rate will be another. In RM and in percent a year. */
export interface Difference {
  readonly car: Car;
  readonly price: number;
  readonly rate: number;
}

/** The same, with the variant as the list had it when that was written. */
export interface WrittenDifference extends Difference {
  readonly was: Car;
}

/** What was written, beside what it replaces. */
export const over = (car: Car, { price, rate }: Written): Written => ({
  ...(price !== undefined && { price, wasPrice: car.otr }),
  ...(rate !== undefined && { rate, wasRate: car.defaultRate }),
});

/**
 * What of it is a change: what stood in the list already when it was written, such as in a row of a table, takes nothing
 * back that others have changed since.
 */
export const changesIn = (
  car: Car,
  { price, rate, wasPrice = car.otr, wasRate = car.defaultRate }: Written,
): Written => ({
  ...(price !== undefined &&
    (wasPrice === car.otr || readMoney(price).value !== wasPrice) && { price, wasPrice }),
  ...(rate !== undefined &&
    (wasRate === car.defaultRate || readPercent(rate).value !== wasRate) && { rate, wasRate }),
});

const priceOf = (car: Car, { price }: Written): number =>
  price === undefined ? car.otr : readMoney(price).value;
const rateOf = (car: Car, { rate }: Written): number =>
  rate === undefined ? car.defaultRate : readPercent(rate).value;

/** What of a variant is not what a price list can hold. */
export function faultsOf(
  car: Car,
  written: Written = {},
): { readonly price: boolean; readonly rate: boolean } {
  return { price: !isCarPrice(priceOf(car, written)), rate: !isCarRate(rateOf(car, written)) };
}

/** What differs from the list, of what is written as it should be. */
export const differencesOf = (cars: readonly Car[], draft: Draft): readonly WrittenDifference[] =>
  cars.flatMap(car => {
    const written = changesIn(car, draft.get(car.id) ?? {});
    const faults = faultsOf(car, written);
    if (faults.price || faults.rate) return [];
    const price = priceOf(car, written);
    const rate = rateOf(car, written);
    if (price === car.otr && rate === car.defaultRate) return [];
    const { wasPrice: otr = car.otr, wasRate: defaultRate = car.defaultRate } = written;
    return [{ car, price, rate, was: { ...car, otr, defaultRate } }];
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
