import { ceilingFault } from '@loan-kereta/sdk/contract';
import type { Rate, RateKind } from '@loan-kereta/sdk/loan';

/** The kind of a rate as it is answered: a flat rate has none, as answers had none before there were kinds. */
export const answeredKind = ({ kind }: Rate): { readonly rate_kind?: RateKind } =>
  kind === 'flat' ? {} : { rate_kind: kind };

/** A rate as it was given. */
export const givenRate = (value: number, kind: RateKind = 'flat'): Rate => ({ value, kind });

export const isSameRate = (one: Rate, other: Rate): boolean =>
  one.value === other.value && one.kind === other.kind;

/**
 * Says that a given rate is above the legal ceiling; undefined where it is not, or where the list has that rate already: a
 * rate that was legal when it was stored blocks no later save.
 * @param stored the rate in the list; undefined for a new variant
 * @param car named in the sentence, where a document has several
 */
export const ceilingFaultOf = (given: Rate, stored: Rate | undefined, car?: string): string | undefined =>
  stored && isSameRate(given, stored) ? undefined : ceilingFault(given, car);
