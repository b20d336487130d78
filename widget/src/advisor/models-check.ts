import { bodyTypes } from '@loan-kereta/sdk/catalogue';
import { highestOtr, highestRate, type RateKind, rateKinds } from '@loan-kereta/sdk/loan';
import {
  carImage,
  catalogueLimits,
  type HasRate,
  isBodyType,
  isCarCode,
  isCarId,
  isCarName,
  isCarPrice,
  isCarRate,
  isRecord,
  isStoredCarRate,
  longestAddress,
  repeatedNames,
} from '@loan-kereta/sdk/rules';

const isImage = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (value.trim() === '' || carImage(value.trim()) !== undefined));

/** The signs of a code or an id, which begins with a letter or a figure. */
const id = (longest: number) => `"A–Z, a–z, 0–9, _ . -" ≤ ${longest}`;
const name = `"…" ≤ ${catalogueLimits.name}`;
const rate = (kind: RateKind | undefined) => `0.00 – ${highestRate(kind ?? 'flat').toFixed(2)}`;
const kinds = rateKinds.join(' / ');
const price = `0 – ${highestOtr}`;
const image = `"https://…" / "/…" ≤ ${longestAddress}`;
const body = bodyTypes.join(' / ');
const most = `[…] ≤ ${catalogueLimits.items}`;

type Path = readonly (string | number)[];

/** `models[0].variants[1].id` */
const written = (path: Path): string =>
  path.reduce<string>((text, step) => text + (typeof step === 'number' ? `[${step}]` : `.${step}`), 'models');

type Item = Readonly<Record<string, unknown>>;

function rateFault(item: Item, path: string, isStored: boolean): string | undefined {
  const kind = rateKinds.find(each => each === item.rate_kind);
  if (item.rate_kind !== undefined && !kind) return `${path}.rate_kind: ${kinds}`;
  const isRate = isCarRate(item.rate, kind) || (isStored && isStoredCarRate(item.rate));
  return isRate ? undefined : `${path}.rate: ${rate(kind)}`;
}

function variantFault(
  variant: unknown,
  path: string,
  isStored: (variant: Item) => boolean,
): string | undefined {
  if (!isRecord(variant)) return `${path}: {…}`;
  if (!isCarId(variant.id)) return `${path}.id: ${id(catalogueLimits.id)}`;
  if (!isCarName(variant.name)) return `${path}.name: ${name}`;
  if (!isCarPrice(variant.otr)) return `${path}.otr: ${price}`;
  if (variant.rate !== undefined || variant.rate_kind !== undefined) {
    const fault = rateFault(variant, path, isStored(variant));
    if (fault) return fault;
  }
  return isImage(variant.image) ? undefined : `${path}.image: ${image}`;
}

function modelFault(model: unknown, path: string, hasRate: HasRate): string | undefined {
  if (!isRecord(model)) return `${path}: {…}`;
  if (model.brand !== undefined && !isCarName(model.brand)) return `${path}.brand: ${name}`;
  if (!isCarCode(model.code)) return `${path}.code: ${id(catalogueLimits.code)}`;
  if (!isCarName(model.name)) return `${path}.name: ${name}`;
  const wrongRate = rateFault(model, path, hasRate(model, model.code));
  if (wrongRate) return wrongRate;
  if (!isImage(model.heroImage)) return `${path}.heroImage: ${image}`;
  if (model.body !== undefined && !isBodyType(model.body)) return `${path}.body: ${body}`;
  if (!Array.isArray(model.variants)) return `${path}.variants: […]`;
  for (const [v, variant] of model.variants.entries()) {
    const fault = variantFault(variant, `${path}.variants[${v}]`, each => hasRate(each, model.code, each.id));
    if (fault) return fault;
  }
  return undefined;
}

/**
 * The path of the first value that the calculator cannot use, with what belongs there, in signs that need no
 * language; undefined for a good catalogue. The server takes what has no fault here.
 * @param hasRate of the stored catalogue, whose rates may stay
 */
export function firstFault(document: unknown, hasRate: HasRate = () => false): string | undefined {
  if (!isRecord(document) || !Array.isArray(document.models) || document.models.length === 0)
    return 'models: [{…}]';
  const { models } = document;
  for (const [m, model] of models.entries()) {
    const fault = modelFault(model, `models[${m}]`, hasRate);
    if (fault) return fault;
  }
  const variants = models.reduce<number>((sum, model) => sum + model.variants.length, 0);
  if (Math.max(models.length, variants) > catalogueLimits.items) return `models: ${most}`;
  const [repeated] = repeatedNames(models);
  return repeated && `${written(repeated.path)} = ${written(repeated.first)}`;
}
