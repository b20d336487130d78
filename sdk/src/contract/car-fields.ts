import { bodyTypes } from '../catalogue/models.ts';
import { exceedsCeiling, highestRate } from '../loan/ceiling.ts';
import { formatPercent } from '../loan/format.ts';
import type { Rate } from '../loan/rate.ts';
import { type RateKind, rateKinds } from '../loan/rate-kinds.ts';
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

/**
 * Says that a rate is above the legal ceiling over any of the tenures that are offered; undefined where it is not.
 * @param car named in the sentence, where a document has several
 */
export function ceilingFault({ value, kind }: Rate, car?: string): string | undefined {
  if (value > rateBox.max || !exceedsCeiling({ value, kind })) return undefined;
  const [read, most] = [value, highestRate(kind)].map(percent => formatPercent(percent));
  const rate = `${kind === 'flat' ? 'A flat rate' : 'An effective rate'} of ${read}%`;
  const named = car === undefined ? rate : `${rate} for ${car}`;
  return `${named} is above the legal ceiling: at most ${most}% over ${tenureYears.join(', ')} years.`;
}

/** The fields of a rate on the wire. */
interface Rated {
  readonly rate?: number | undefined;
  readonly rate_kind?: RateKind | undefined;
}

/** Refuses a kind without a rate. */
export function kindHasRate(item: Rated, context: z.core.$RefinementCtx): void {
  if (item.rate_kind !== undefined && item.rate === undefined)
    context.addIssue({ code: 'custom', path: ['rate'], message: 'Please fill this in.' });
}

/**
 * Refuses a rate above the legal ceiling over any of the tenures that are offered, and a kind without a rate. A change of
 * stored cars is not checked here: the API compares it with the list, because an unchanged rate blocks no save.
 */
export function withinCeiling(item: Rated, context: z.core.$RefinementCtx): void {
  kindHasRate(item, context);
  const { rate: value, rate_kind: kind = 'flat' } = item;
  const message = value === undefined ? undefined : ceilingFault({ value, kind });
  if (message) context.addIssue({ code: 'custom', path: ['rate'], message });
}

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
