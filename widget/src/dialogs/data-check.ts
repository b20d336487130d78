import { parse } from '@humanwhocodes/momoa';
import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { rateForm } from '@loan-kereta/sdk/loan';

/** What a text of JSON says: the models, or what is wrong with it and, for a slip of syntax, where. */
export type Checked =
  | { readonly models: readonly CarModel[] }
  | { readonly problem: string; readonly line?: number; readonly column?: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= 200;
const isWithin = (value: unknown, max: number) => typeof value === 'number' && value >= 0 && value <= max;

/** The path of the first value that the calculator cannot use, with what belongs there. */
function firstFault(document: unknown): string | undefined {
  if (!isRecord(document) || !Array.isArray(document.models)) return 'models: […]';
  for (const [m, model] of document.models.entries()) {
    const path = `models[${m}]`;
    if (!isRecord(model)) return `${path}: {…}`;
    if (!isName(model.code)) return `${path}.code: "…"`;
    if (!isName(model.name)) return `${path}.name: "…"`;
    if (!isWithin(model.rate, rateForm.max)) return `${path}.rate: 0 – ${rateForm.max}`;
    if (!Array.isArray(model.variants)) return `${path}.variants: […]`;
    for (const [v, variant] of model.variants.entries()) {
      const inner = `${path}.variants[${v}]`;
      if (!isRecord(variant)) return `${inner}: {…}`;
      if (!isName(variant.id)) return `${inner}.id: "…"`;
      if (!isName(variant.name)) return `${inner}.name: "…"`;
      if (!isWithin(variant.otr, 10_000_000)) return `${inner}.otr: 0 – 10000000`;
      if (variant.rate !== undefined && !isWithin(variant.rate, rateForm.max)) {
        return `${inner}.rate: 0 – ${rateForm.max}`;
      }
    }
  }
  return undefined;
}

/** Checks the text of an advisor's own data: its syntax, then each value that is calculated with. */
export function checkData(text: string): Checked {
  let document: { models: readonly CarModel[] };
  try {
    document = JSON.parse(text);
  } catch {
    return syntaxFault(text);
  }
  const problem = firstFault(document);
  return problem ? { problem } : { models: document.models };
}

/** Where the syntax breaks; browsers do not agree on telling it. */
function syntaxFault(text: string): Checked {
  try {
    parse(text, { mode: 'json' });
    return { problem: '' };
  } catch (error) {
    const { line, column } = error as { line?: number; column?: number };
    return { problem: '', ...(line && column && { line, column }) };
  }
}
