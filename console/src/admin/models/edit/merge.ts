import type { RateKind } from '@loan-kereta/sdk/loan';
import type { Car, CarChange } from '../list.ts';

/** A variant as the form has it, in the API's own words. */
export interface CarFields {
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly price: number;
  readonly rate: number;
  readonly rate_kind: RateKind;
  readonly imageUrl: string | null;
  readonly body: Car['body'];
  readonly includes_insurance: boolean;
  readonly active: boolean;
}

export type FieldName = keyof CarFields;

export const fieldsOf = (car: Car): CarFields => ({
  brand: car.brand,
  model: car.model,
  variant: car.variant,
  price: car.otr,
  rate: car.defaultRate,
  rate_kind: car.rate_kind ?? 'flat',
  imageUrl: car.image,
  body: car.body,
  includes_insurance: car.includes_insurance,
  active: car.active,
});

const names = [
  'brand',
  'model',
  'variant',
  'price',
  'rate',
  'rate_kind',
  'imageUrl',
  'body',
  'includes_insurance',
  'active',
] as const satisfies readonly FieldName[];

/** The fields in which two differ. */
export const differing = (one: CarFields, other: CarFields): readonly FieldName[] =>
  names.filter(name => one[name] !== other[name]);

/**
 * The fields to send that make `mine` of `base`: nothing else, so that what others change meanwhile stays. A rate and its
 * kind go together.
 */
export function changeOf(base: CarFields, mine: CarFields): CarChange {
  const changed = differing(base, mine);
  const isRated = changed.includes('rate') || changed.includes('rate_kind');
  return {
    ...Object.fromEntries(changed.map(name => [name, mine[name]])),
    ...(isRated && { rate: mine.rate, rate_kind: mine.rate_kind }),
  };
}

/** The fields that both have changed, each to something else. */
export const conflictsOf = (base: CarFields, mine: CarFields, theirs: CarFields): readonly FieldName[] =>
  differing(base, mine).filter(name => theirs[name] !== base[name] && theirs[name] !== mine[name]);
