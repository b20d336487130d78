import { highestPayment, isHundredths } from '../rules/index.ts';
import { z } from './zod.ts';

/** What something costs or what was paid, in RM with at most two decimals. */
export const ringgitSchema = z
  .number()
  .min(0, 'Use at least 0.')
  .max(highestPayment, `Use at most ${highestPayment.toLocaleString('en')}.`)
  .refine(isHundredths, 'Use at most two decimals.')
  .meta({ description: 'RM' });
