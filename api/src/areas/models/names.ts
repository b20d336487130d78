import { catalogueLimits } from '@loan-kereta/sdk/rules';
import { slugOf } from '../../slug.ts';
import type { Variant } from './table.ts';

/** Room for the number that tells it from the others, `-1000` at the longest. */
const numbered = `-${catalogueLimits.items}`.length;

/** `name`, or `name-2`, `name-3` … when it is taken. */
function free(name: string, taken: ReadonlySet<string>): string {
  let found = name;
  for (let number = 2; taken.has(found); number++) found = `${name}-${number}`;
  return found;
}

/** An id for a new variant that none of `taken` has. */
export const newId = (code: string, variant: string, taken: ReadonlySet<string>): string =>
  free(slugOf(`${code}-${variant}`, catalogueLimits.id - numbered) || 'variant', taken);

/** The code of a model: the one that it has in the list, or a new one. */
export function codeFor(variants: readonly Variant[], brand: string, model: string): string {
  const known = variants.find(variant => variant.brand === brand && variant.model === model);
  if (known) return known.modelCode;
  return free(
    slugOf(model, catalogueLimits.code - numbered) || 'model',
    new Set(variants.map(variant => variant.modelCode)),
  );
}
