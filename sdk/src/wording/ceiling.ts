import { fill } from '../languages/fill.ts';
import { highestRate } from '../loan/ceiling.ts';
import { formatPercent } from '../loan/format.ts';
import type { Rate } from '../loan/rate.ts';
import type { RateKind } from '../loan/rate-kinds.ts';
import { tenureYears } from '../loan/rules.ts';

/** One sentence for each kind of rate. */
export type CeilingWords = Readonly<Record<RateKind, string>>;

/**
 * Says in one sentence what was read of a rate above the legal ceiling, and what the highest is over every one of some
 * tenures, in years.
 */
export const ceilingSentence = (
  words: CeilingWords,
  { value, kind }: Rate,
  tenures: readonly number[] = tenureYears,
): string =>
  fill(words[kind], {
    rate: formatPercent(value),
    most: formatPercent(highestRate(kind, tenures)),
    years: tenures.join(', '),
  });
