/** What a rate field takes, in percent. */
export interface RateBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The annual rate in percent that a text says: `2.9`, `2,90 %`. The decimal mark is a point or a comma, digits after the
 * second decimal are dropped, and a percent sign may follow. NaN where it says none.
 */
export function readRate(text: string): number {
  // Digits without a mark belong to one group only: in a long text that is no rate each is looked at once.
  const [, whole, decimals = ''] = /^(\d*)(?:[.,](\d{0,2})\d*)?\s*%?$/.exec(text.trim()) ?? [];
  return Number(`${whole}.${decimals}`);
}

/** The annual rate in percent that a person typed, kept within `bounds`. What says none, and an empty box, counts as 0. */
export const parseRate = (text: string, { min, max }: RateBounds): number =>
  Math.min(Math.max(readRate(text) || 0, min), max);
