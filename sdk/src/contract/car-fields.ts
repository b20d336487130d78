import { bodyTypes } from '../catalogue/models.ts';
import { highestOtr, rateForm } from '../loan/rules.ts';
import { carIdPattern, carImage, catalogueLimits, isHundredths, longestAddress } from '../rules/index.ts';
import { filledLine } from './text.ts';
import { z } from './zod.ts';

/** A whole price in RM. */
export const priceSchema = z
  .int('Use whole RM.')
  .min(0, 'Use at least 0.')
  .max(highestOtr, `Use at most ${highestOtr.toLocaleString('en')}.`)
  .meta({ description: 'On the road, in RM' });

const rateBounds = `Use ${rateForm.min} to ${rateForm.max} percent.`;

/** An annual rate in percent, in hundredths, as the loan arithmetic takes it. */
export const rateSchema = z
  .number()
  .min(rateForm.min, rateBounds)
  .max(rateForm.max, rateBounds)
  .refine(isHundredths, 'Use at most two decimals.')
  .meta({ description: 'Percent a year' });

/** The name of a brand, a model or a variant. */
export const carNameSchema = filledLine(catalogueLimits.name);

/** What kind of car a model is; it chooses the drawing of one that has no picture. */
export const carBodySchema = z.enum(bodyTypes, `Choose one of these: ${bodyTypes.join(', ')}.`);

/** The picture of a car: a link, or a path on this site; empty for none. */
export const carImageSchema = z
  .string()
  .trim()
  .max(longestAddress, `Use at most ${longestAddress} characters.`)
  .nullable()
  .transform((text, context) => {
    const image = text ? carImage(text) : null;
    if (image !== undefined) return image;
    context.addIssue('Use a link that starts with https://, or a path on this site other than /uploads/.');
    return z.NEVER;
  });

const nameInAddresses = (longest: number) =>
  z
    .string()
    .max(longest, `Use at most ${longest} characters.`)
    .regex(carIdPattern, 'Use letters, digits, hyphens, points and underscores.');

/** What a variant is called in addresses and documents. */
export const carIdSchema = nameInAddresses(catalogueLimits.id);

/** What a model is called in them. */
export const carCodeSchema = nameInAddresses(catalogueLimits.code);
