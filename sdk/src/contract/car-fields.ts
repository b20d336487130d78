import { bodyTypes } from '../catalogue/models.ts';
import { exceedsCeiling, highestRate } from '../loan/ceiling.ts';
import { formatPercent } from '../loan/format.ts';
import type { Rate } from '../loan/rate.ts';
import { rateKinds } from '../loan/rate-kinds.ts';
import { highestOtr, rateBox, tenureYears } from '../loan/rules.ts';
import { carIdPattern, carImage, catalogueLimits, longestAddress } from '../rules/index.ts';
import { percentWithin, wholeRinggitUpTo } from './money.ts';
import { filledLine, short } from './text.ts';
import { z } from './zod.ts';

/** A whole price in RM. */
export const priceSchema = wholeRinggitUpTo(highestOtr).meta({ description: 'On the road, in RM' });

/** An annual rate, which `withinCeiling` bounds further by its kind. */
export const rateSchema = percentWithin(rateBox);

/** The kind of the rate beside it. */
export const rateKindSchema = z
  .enum(rateKinds, `Choose one of these: ${rateKinds.join(', ')}.`)
  .optional()
  .meta({ description: 'The kind of the rate; flat when left out' });

const aboveCeiling = ({ value, kind }: Rate): string => {
  const [read, most] = [value, highestRate(kind)].map(percent => formatPercent(percent));
  const rate = kind === 'flat' ? 'A flat rate' : 'An effective rate';
  return `${rate} of ${read}% is above the legal ceiling: at most ${most}% over ${tenureYears.join(', ')} years.`;
};

/** The fields of a rate on the wire. `Name` is what the document calls it. */
type Rated<Name extends string> = { readonly [key in Name]?: number | undefined } & {
  readonly rate_kind?: (typeof rateKinds)[number] | undefined;
};

/**
 * Refuses a rate above the legal ceiling over any of the tenures that are offered, and a kind of no rate.
 * @param name of the field that holds the rate
 */
export const withinCeiling =
  <Name extends 'rate' | 'defaultRate'>(name: Name) =>
  (item: Rated<Name>, context: z.core.$RefinementCtx): void => {
    const { [name]: value, rate_kind: kind = 'flat' }: Rated<Name> = item;
    const tell = (message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (value === undefined) {
      if (item.rate_kind !== undefined) tell('Please fill this in.');
    } else if (value <= rateBox.max && exceedsCeiling({ value, kind })) tell(aboveCeiling({ value, kind }));
  };

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
