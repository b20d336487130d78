import type { PriceItem } from '@loan-kereta/sdk/contract';
import { catalogueLimits, visiblePattern } from '@loan-kereta/sdk/rules';
import { type FieldError, invalidFields } from '../../http/errors.ts';
import type { Edit, ModelsEditing, VersionedList } from '../models/editing.ts';
import { ceilingFaultOf, givenRate } from '../models/rates.ts';
import { fullName, type Variant } from '../models/service.ts';

/** The name of the variant in `Axia 1.0 E` once the model is known; undefined when the name is of another model. */
const variantIn = (name: string, model: string): string | undefined =>
  name.startsWith(`${model} `) ? name.slice(model.length).trim() : undefined;

function problemsOf(variant: Variant, name: string): [field: string, message: string] | undefined {
  const rest = variantIn(name, variant.model) ?? '';
  if (!visiblePattern.test(rest))
    return ['name', `The name has to start with the model, "${variant.model} ", and go on with the variant.`];
  const most = catalogueLimits.name;
  return rest.length > most ? ['name', `Use at most ${most} characters for the variant.`] : undefined;
}

/** @throws {ApiError} `invalid_request`, naming each item and field that is wrong */
function check(variants: ReadonlyMap<string, Variant>, items: readonly PriceItem[]): void {
  const fields: FieldError[] = [];
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const [index, { id, name, ...item }] of items.entries()) {
    const tell = (field: string, message: string) =>
      fields.push({ path: `items.${index}.${field}`, message });
    const variant = variants.get(id);
    if (!variant) {
      tell('id', 'There is no such variant. Add it to the list of models first.');
      continue;
    }
    const problem = problemsOf(variant, name);
    if (problem) tell(...problem);
    const rate = givenRate(item.rate, item.rate_kind);
    const above = ceilingFaultOf(rate, variant.rate, `${variant.brand} ${fullName(variant)}`);
    if (above) tell('rate', above);
    // Another model may be called as this one goes on: Myvi X and its A, Myvi and its X A.
    const whole = JSON.stringify([variant.brand, variant.model, variantIn(name, variant.model)]);
    if (ids.has(id)) tell('id', 'This id is in the list twice.');
    else if (names.has(whole)) tell('name', 'This name is in the list twice.');
    ids.add(id);
    names.add(whole);
  }
  for (const id of variants.keys())
    if (!ids.has(id))
      fields.push({
        path: 'items',
        message: `${id} is missing. Variants are removed in the list of models.`,
      });
  if (fields.length > 0) throw invalidFields(fields);
}

/** The price list: a view of the list of variants that can change their names, prices, rates and pictures only. */
export const pricesService = (models: ModelsEditing) => ({
  list: (): Promise<VersionedList> => models.list(),

  /** @throws {ApiError} `invalid_request`, `stale_version` */
  save: (how: Edit, items: readonly PriceItem[]): Promise<VersionedList> =>
    models.edit(how, 'prices_saved', variants => {
      const known = new Map(variants.map(variant => [variant.id, variant]));
      check(known, items);
      const given = new Map(items.map(item => [item.id, item]));
      return variants.map(variant => {
        const item = given.get(variant.id);
        return item
          ? {
              ...variant,
              variant: variantIn(item.name, variant.model) ?? variant.variant,
              otr: item.price,
              rate: givenRate(item.rate, item.rate_kind),
              image: item.image,
            }
          : variant;
      });
    }),
});

export type PricesService = ReturnType<typeof pricesService>;
