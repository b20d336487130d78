import { parse } from '@humanwhocodes/momoa';
import type { CarModel, CarVariant } from '@loan-kereta/sdk/catalogue';
import type { FaceWords } from '@loan-kereta/sdk/languages';
import type { HasRate } from '@loan-kereta/sdk/rules';
import { firstFault } from '../advisor/models-check.ts';

/** What is wrong with a text: with a value, or, where `problem` is empty, a slip of syntax, and where. */
export interface Problem {
  readonly problem: string;
  readonly line?: number;
  readonly column?: number;
}

/** What a text of JSON says. */
export type Checked = { readonly models: readonly CarModel[] } | Problem;

/**
 * Checks the text of an advisor's own data: its syntax, then each value that is calculated with.
 * @param hasRate of the stored data, whose rates may stay
 */
export function checkData(text: string, hasRate?: HasRate): Checked {
  let document: { models: readonly CarModel[] };
  try {
    document = JSON.parse(text);
  } catch {
    return syntaxFault(text);
  }
  const problem = firstFault(document, hasRate);
  return problem ? { problem } : { models: document.models };
}

/** The models in a text that may have faults, as long as they can be set in a table. */
export function modelsIn(text: string): readonly CarModel[] | undefined {
  try {
    const { models } = JSON.parse(text);
    const isTable = models.every(({ variants }: CarModel) => variants.every(each => each instanceof Object));
    return isTable && models.length > 0 ? models : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a car; of one that has none yet, the code that was made for it. */
export const nameOf = (model: CarModel, variant?: CarVariant): string =>
  [model.name || model.code, variant && (variant.name || variant.id)].filter(Boolean).join(' ');

/** A problem with the columns and cars of the table in place of paths: `models[0].variants[1].otr: …`. */
export const inTable = (problem: string, models: readonly CarModel[], words: FaceWords): string =>
  problem.replace(/models\[(\d+)\](?:\.variants\[(\d+)\])?\.(name|otr|rate)\b/g, (path, m, v, field) => {
    const model = models[m];
    const variant = v === undefined ? undefined : model?.variants[v];
    const rate = words[(variant ?? model)?.rate_kind === 'effective' ? 'effectiveRate' : 'flat'];
    const column = { name: words[variant ? 'variant' : 'model'], otr: words.otr, rate }[field as 'name'];
    return model ? `${column} (${nameOf(model, variant)})` : path;
  });

/** Where the syntax breaks; browsers do not agree on telling it. */
function syntaxFault(text: string): Problem {
  try {
    parse(text, { mode: 'json' });
    return { problem: '' };
  } catch (error) {
    const { line, column } = error as { line?: number; column?: number };
    return { problem: '', ...(line && column && { line, column }) };
  }
}
