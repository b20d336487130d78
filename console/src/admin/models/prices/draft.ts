import { exceedsCeiling, type Rate, type RateKind, rateBox } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import type { Car } from '../list.ts';

/** What was written for a variant in place of its price and its rate. */
export interface Written {
  readonly price?: string;
  readonly rate?: string;
  /** The kind of `rate`; that of the list where it is absent. */
  readonly kind?: RateKind;
  /** What stood in the list when they were written. */
  readonly wasPrice?: number;
  readonly wasRate?: number;
  readonly wasKind?: RateKind;
}

/** What was written, by the ids of variants. */
export type Draft = ReadonlyMap<string, Written>;

/** A variant whose price or rate will be another. In RM, and in percent a year of a kind. */
export interface Difference {
  readonly car: Car;
  readonly price: number;
  readonly rate: number;
  readonly kind: RateKind;
}

/** The same, with the variant as the list had it when that was written. */
export interface WrittenDifference extends Difference {
  readonly was: Car;
}

/** The kind of the rate that a variant has in the list. */
export const listedKind = ({ rate_kind = 'flat' }: Car): RateKind => rate_kind;

/** What was written, beside what it replaces. */
export const over = (car: Car, { price, rate, kind }: Written): Written => ({
  ...(price !== undefined && { price, wasPrice: car.otr }),
  ...(rate !== undefined && {
    ...{ rate, wasRate: car.defaultRate, wasKind: listedKind(car) },
    ...(kind && { kind }),
  }),
});

/**
 * What of it is a change: what stood in the list already when it was written, such as in a row of a table, takes nothing
 * back that others have changed since.
 */
export function changesIn(car: Car, written: Written): Written {
  const { price, rate, wasPrice = car.otr, wasRate = car.defaultRate, wasKind = listedKind(car) } = written;
  const { kind = wasKind } = written;
  const isListed = wasRate === car.defaultRate && wasKind === listedKind(car);
  const differs = rate !== undefined && (readPercent(rate).value !== wasRate || kind !== wasKind);
  return {
    ...(price !== undefined &&
      (wasPrice === car.otr || readMoney(price).value !== wasPrice) && { price, wasPrice }),
    ...(rate !== undefined && (isListed || differs) && { rate, wasRate, kind, wasKind }),
  };
}

const priceOf = (car: Car, { price }: Written): number =>
  price === undefined ? car.otr : readMoney(price).value;
const rateOf = (car: Car, { rate }: Written): number =>
  rate === undefined ? car.defaultRate : readPercent(rate).value;

/**
 * The fields of a variant that a price list cannot hold. A rate that the list has already is none of them, even where it is
 * above today's legal ceiling: the server saves it unchanged.
 */
export function faultsOf(
  car: Car,
  written: Written = {},
): { readonly price: boolean; readonly rate: boolean } {
  const rate = rateOf(car, written);
  const { kind = listedKind(car) } = written;
  const isListed = rate === car.defaultRate && kind === listedKind(car);
  return { price: !isCarPrice(priceOf(car, written)), rate: !isListed && !isCarRate(rate, kind) };
}

/** The rate of a variant, where it is above the legal ceiling. */
export function aboveCeiling(car: Car, written: Written = {}): Rate | undefined {
  const rate = { value: rateOf(car, written), kind: written.kind ?? listedKind(car) };
  return rate.value <= rateBox.max && exceedsCeiling(rate) ? rate : undefined;
}

/** What differs from the list, of what is written as it should be. */
export const differencesOf = (cars: readonly Car[], draft: Draft): readonly WrittenDifference[] =>
  cars.flatMap(car => {
    const written = changesIn(car, draft.get(car.id) ?? {});
    const faults = faultsOf(car, written);
    if (faults.price || faults.rate) return [];
    const price = priceOf(car, written);
    const rate = rateOf(car, written);
    const { kind = listedKind(car) } = written;
    if (price === car.otr && rate === car.defaultRate && kind === listedKind(car)) return [];
    const { wasPrice: otr = car.otr, wasRate: defaultRate = car.defaultRate, wasKind } = written;
    const isOtherKind = wasKind !== undefined && wasKind !== listedKind(car);
    const was = { ...car, otr, defaultRate, ...(isOtherKind && { rate_kind: wasKind }) };
    return [{ car, price, rate, kind, was }];
  });

/** Share of the old price beyond which a change is marked and confirmed: a slip of a digit is larger than that. */
export const largeChange = 0.2;

/** Returns whether a price moves by more than `largeChange`. A variant without a price has none to compare with. */
export const isLargeChange = (from: number, to: number): boolean =>
  from > 0 && Math.abs(to - from) > from * largeChange;

/** A step up or down that prices take together. */
export interface Step {
  /** In RM, or in hundredths of a percent. */
  readonly by: number;
  readonly unit: 'rm' | 'percent';
}

/** A price after a step, in whole RM and never below 0. */
export const stepped = (price: number, { by, unit }: Step): number =>
  Math.max(0, unit === 'rm' ? price + by : Math.round((price * (10_000 + by)) / 10_000));
