import { bodyTypes } from '../catalogue/models.ts';
import { highestOtr, rateForm } from '../loan/rules.ts';
import { carIdPattern, carImage, catalogueLimits, longestAddress } from '../rules/index.ts';
import { percentWithin, wholeRinggitUpTo } from './money.ts';
import { filledLine, short } from './text.ts';
import { z } from './zod.ts';

/** A whole price in RM. */
export const priceSchema = wholeRinggitUpTo(highestOtr).meta({ description: 'On the road, in RM' });

/** An annual rate. */
export const rateSchema = percentWithin(rateForm);

/** The name of a brand, a model or a variant. */
export const carNameSchema = filledLine(catalogueLimits.name);

/** What kind of car a model is; it chooses the drawing of one that has no picture. */
export const carBodySchema = z.enum(bodyTypes, `Choose one of these: ${bodyTypes.join(', ')}.`);

/** The picture of a car: a link, or a path on this site; empty for none. */
export const carImageSchema = z
  .string()
  .trim()
  .max(longestAddress, short(longestAddress))
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
    .max(longest, short(longest))
    .regex(carIdPattern, 'Use letters, digits, hyphens, points and underscores.');

/** What a variant is called in addresses and documents. */
export const carIdSchema = nameInAddresses(catalogueLimits.id);

/** What a model is called in them. */
export const carCodeSchema = nameInAddresses(catalogueLimits.code);
