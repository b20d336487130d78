/** What a rate field takes, in percent. */
export interface RateBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The annual rate in percent that a person typed, kept within `bounds`. The decimal mark is a point or a comma,
 * digits after the second decimal are dropped, and a percent sign may follow. Anything else, and an empty box,
 * counts as 0.
 */
export function parseRate(text: string, { min, max }: RateBounds): number {
  const [, whole = '', decimals = ''] = /^(\d*)(?:[.,](\d{0,2})\d*)?\s*%?$/.exec(text.trim()) ?? [];
  return Math.min(Math.max(Number(`${whole || 0}.${decimals || 0}`), min), max);
}
