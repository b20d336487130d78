import type { Rate, RateKind } from '@loan-kereta/sdk/loan';

/** The kind of a rate as it is answered: a flat rate has none, as answers had none before there were kinds. */
export const answeredKind = ({ kind }: Rate): { readonly rate_kind?: RateKind } =>
  kind === 'flat' ? {} : { rate_kind: kind };

/** A rate as it was given. */
export const givenRate = (value: number, kind: RateKind = 'flat'): Rate => ({ value, kind });

export const isSameRate = (one: Rate, other: Rate): boolean =>
  one.value === other.value && one.kind === other.kind;
