import { type Reading, readWritten, unclear } from './number.ts';

/** Reads a percentage: `2.9`, `2,90 %`, `２．９`. `2,900` is ambiguous. An amount in RM is no percentage. */
export function readPercent(text: string): Reading {
  const { reading, hasCurrency, isScaled } = readWritten(text, 'percent');
  return hasCurrency || isScaled ? unclear : reading;
}

/**
 * Reads an annual rate in percent, whose digits behind the second decimal are dropped.
 * @param bounds a rate outside of them is unclear
 */
export function readRate(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Reading {
  const { value, ...rest } = readPercent(text);
  if (rest.fault) return { value, ...rest };
  // The nudge keeps 8.35, which is stored a little below itself.
  return value >= min && value <= max ? { value: Math.floor(value * 100 + 1e-6) / 100 } : unclear;
}
