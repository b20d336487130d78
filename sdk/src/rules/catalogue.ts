import { type BodyType, bodyTypes } from '../catalogue/models.ts';
import { highestRate } from '../loan/ceiling.ts';
import type { RateKind } from '../loan/rate-kinds.ts';
import { highestOtr, rateBox } from '../loan/rules.ts';
import { isFilledLine } from './text.ts';

/** The most that a list of cars may hold; the site's own and an advisor's are under the same rules. */
export const catalogueLimits = {
  /** Variants in the list, and models. */
  items: 1000,
  /** Characters of a brand's, a model's and a variant's name. */
  name: 60,
  /** Characters of a model's code. */
  code: 60,
  /** Characters of a variant's id. */
  id: 64,
  /** Bytes of the whole as JSON: more than any list within the other limits has. */
  bytes: 2_000_000,
} as const;

/** How much may be changed later. */
export const priceChangeLimits = {
  /** Changes that wait for their time. */
  waiting: 50,
  /** How far ahead, in years. */
  years: 2,
  /** Bytes of a change of every variant that a list may have. */
  bytes: 200_000,
} as const;

/** How a model's code and a variant's id are written. */
export const carIdPattern = /^[A-Za-z0-9][\w.-]*$/;

const isId = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.length <= longest && carIdPattern.test(value);

export const isCarCode = (value: unknown): boolean => isId(value, catalogueLimits.code);
export const isCarId = (value: unknown): boolean => isId(value, catalogueLimits.id);

export const isCarName = (value: unknown): boolean =>
  typeof value === 'string' && isFilledLine(value.trim(), catalogueLimits.name);

export const isBodyType = (value: unknown): value is BodyType => bodyTypes.some(body => body === value);

/** True for an on-the-road price in whole RM. */
export const isCarPrice = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestOtr;

/** True for whole hundredths, as the loan arithmetic takes a rate. */
export const isHundredths = (value: number): boolean => Math.round(value * 100) / 100 === value;

/** True for a rate in percent a year that the legal ceiling allows over each tenure that is offered. */
export const isCarRate = (value: unknown, kind: RateKind = 'flat'): boolean =>
  typeof value === 'number' && value >= 0 && value <= highestRate(kind) && isHundredths(value);

/** True for a rate in percent a year that may stand in a list although the legal ceiling allows it no more. */
export const isStoredCarRate = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= rateBox.max && isHundredths(value);

/** A rate as documents of cars have it; flat without a kind. */
interface RatedItem {
  readonly rate?: unknown;
  readonly rate_kind?: unknown;
}

interface RatedModel extends RatedItem {
  readonly code: string;
  readonly variants: readonly (RatedItem & { readonly id: string })[];
}

/** Whether a list has the rate of an item, of its kind, for a model, or for a variant by its id. */
export type HasRate = (item: RatedItem, code: unknown, id?: unknown) => boolean;

/**
 * The rates of a list of cars, for a comparison with a later one: a rate that was legal when it was stored blocks no save.
 */
export function ratesIn(models: readonly RatedModel[]): HasRate {
  const nameOf = ({ rate, rate_kind = 'flat' }: RatedItem, ...path: unknown[]) =>
    JSON.stringify([rate, rate_kind, ...path]);
  const names = new Set(
    models.flatMap(model => [
      nameOf(model, model.code),
      ...model.variants.map(variant => nameOf(variant, model.code, variant.id)),
    ]),
  );
  return (item, code, id) => names.has(id === undefined ? nameOf(item, code) : nameOf(item, code, id));
}

/** What a document of cars says twice: where the second one stands, and where the first. */
export interface Repeated {
  readonly path: readonly (string | number)[];
  readonly first: readonly (string | number)[];
}

interface NamedModel {
  readonly code: string;
  readonly variants: readonly { readonly id: string }[];
}

/** Codes are told apart in the whole document; ids too, because a link may name a variant alone. */
export function repeatedNames(models: readonly NamedModel[]): Repeated[] {
  const codes = new Map<string, Repeated['path']>();
  const ids = new Map<string, Repeated['path']>();
  const repeated: Repeated[] = [];
  const see = (seen: Map<string, Repeated['path']>, name: string, path: Repeated['path']) => {
    const first = seen.get(name);
    if (first) repeated.push({ path, first });
    else seen.set(name, path);
  };
  for (const [m, { code, variants }] of models.entries()) {
    see(codes, code, [m, 'code']);
    for (const [v, { id }] of variants.entries()) see(ids, id, [m, 'variants', v, 'id']);
  }
  return repeated;
}
