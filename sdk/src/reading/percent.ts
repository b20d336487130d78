import { type Reading, readWritten, unclear } from './number.ts';

/** Reads a percentage: `2.9`, `2,90 %`, `２．９`. `2,900` is ambiguous. An amount in RM is no percentage. */
export function readPercent(text: string): Reading {
  const { reading, hasCurrency, isScaled } = readWritten(text, 'percent');
  return hasCurrency || isScaled ? unclear : reading;
}

/** Reads an annual rate in percent, 0 or more. Its digits behind the second decimal are dropped. */
export function readRate(text: string): Reading {
  const { value, ...rest } = readPercent(text);
  if (rest.fault) return { value, ...rest };
  // The nudge keeps 8.35, which is stored a little below itself.
  return value >= 0 ? { value: Math.floor(value * 100 + 1e-6) / 100 } : unclear;
}
