import { parse } from '@humanwhocodes/momoa';
import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { firstFault } from '../advisor/models-check.ts';

/** What a text of JSON says: the models, or what is wrong with it and, for a slip of syntax, where. */
export type Checked =
  | { readonly models: readonly CarModel[] }
  | { readonly problem: string; readonly line?: number; readonly column?: number };

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
