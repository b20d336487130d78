import { z } from 'zod';

/** A whole price in RM. */
export const priceSchema = z
  .int('Use whole RM.')
  .min(0, 'Use at least 0.')
  .max(10_000_000, 'Use at most 10,000,000.')
  .meta({ description: 'On the road, in RM' });

/** An annual rate in percent, in hundredths, as the loan arithmetic takes it. */
export const rateSchema = z
  .number()
  .min(0, 'Use 0 to 10 percent.')
  .max(10, 'Use 0 to 10 percent.')
  .refine(rate => Math.round(rate * 100) / 100 === rate, 'Use at most two decimals.')
  .meta({ description: 'Percent a year' });

/** One line of a name, without spaces around it. */
export const nameSchema = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please fill this in.')
    .max(longest, `Use at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Use one line, without control characters.');

const isWebLink = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
// Uploaded pictures are left out: whoever uploaded one may replace it, and then it is gone.
const isOwnPath = (text: string): boolean => /^\/(?!\/|uploads\/)[^\s\\]*$/.test(text);

/** The picture of a car: a link, or a path on this site; empty for none. */
export const carImageSchema = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters.')
  .refine(
    text => text === '' || isWebLink(text) || isOwnPath(text),
    'Use a link that starts with https:// or http://, or a path on this site other than /uploads/.',
  )
  .nullable()
  .transform(text => text || null);

/** What a variant or a model is called in addresses and documents. */
export const carIdSchema = z
  .string()
  .max(64, 'Use at most 64 characters.')
  .regex(/^[A-Za-z0-9][\w.-]*$/, 'Use letters, digits, hyphens, points and underscores.');
