import { rateForm } from '@loan-kereta/sdk/loan';

/** The highest price of a car, in RM. */
const highestOtr = 10_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown) => typeof value === 'string' && /^[A-Za-z0-9][\w.-]{0,63}$/.test(value);
const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= 200;
const isPrice = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestOtr;
const isRate = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= rateForm.max && Math.round(value * 100) / 100 === value;

const id = '"a–z, 0–9, -"';
const name = '"…"';
const rate = `0.00 – ${rateForm.max}.00`;
const price = `0 – ${highestOtr}`;

/** What stands at the same place a second time, with where it stood first. */
function twice(seen: Map<unknown, string>, value: unknown, path: string): string | undefined {
  const first = seen.get(value);
  seen.set(value, path);
  return first && `${path} = ${first}`;
}

/**
 * The path of the first value that the calculator cannot use, with what belongs there, in signs that need no
 * language; undefined for a good catalogue.
 */
export function firstFault(document: unknown): string | undefined {
  if (!isRecord(document) || !Array.isArray(document.models) || document.models.length === 0)
    return 'models: [{…}]';
  const codes = new Map<unknown, string>();
  const ids = new Map<unknown, string>();
  for (const [m, model] of document.models.entries()) {
    const path = `models[${m}]`;
    if (!isRecord(model)) return `${path}: {…}`;
    if (!isId(model.code)) return `${path}.code: ${id}`;
    if (!isName(model.name)) return `${path}.name: ${name}`;
    if (!isRate(model.rate)) return `${path}.rate: ${rate}`;
    if (!Array.isArray(model.variants)) return `${path}.variants: […]`;
    const again = twice(codes, model.code, `${path}.code`);
    if (again) return again;
    for (const [v, variant] of model.variants.entries()) {
      const inner = `${path}.variants[${v}]`;
      if (!isRecord(variant)) return `${inner}: {…}`;
      if (!isId(variant.id)) return `${inner}.id: ${id}`;
      if (!isName(variant.name)) return `${inner}.name: ${name}`;
      if (!isPrice(variant.otr)) return `${inner}.otr: ${price}`;
      if (variant.rate !== undefined && !isRate(variant.rate)) return `${inner}.rate: ${rate}`;
      const same = twice(ids, variant.id, `${inner}.id`);
      if (same) return same;
    }
  }
  return undefined;
}
