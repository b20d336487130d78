import { highestPayment, isHundredths } from '../rules/index.ts';
import { z } from './zod.ts';

const most = (highest: number) => `Use at most ${highest.toLocaleString('en')}.`;
const hundredths = (number: z.ZodNumber) => number.refine(isHundredths, 'Use at most two decimals.');

/** RM with at most two decimals. */
export const ringgitUpTo = (highest: number) =>
  hundredths(z.number().min(0, 'Use at least 0.').max(highest, most(highest))).meta({ description: 'RM' });

/** RM without decimals. */
export const wholeRinggitUpTo = (highest: number) =>
  z.int('Use whole RM.').min(0, 'Use at least 0.').max(highest, most(highest));

/** Percent a year with at most two decimals, as the loan arithmetic takes a rate. */
export function percentWithin({ min, max }: { readonly min: number; readonly max: number }) {
  const bounds = `Use ${min} to ${max} percent.`;
  return hundredths(z.number().min(min, bounds).max(max, bounds)).meta({ description: 'Percent a year' });
}

/** What something costs or what was paid. */
export const ringgitSchema = ringgitUpTo(highestPayment);
