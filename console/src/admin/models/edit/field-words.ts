import { formatRM } from '@loan-kereta/sdk/loan';
import { useWords } from '../../../language/dictionary.ts';
import type { CarFields, FieldName } from './merge.ts';
import { formWords } from './words.ts';

/** What each field of a car is called, and what stands in it, in words. */
export function useFieldWords() {
  const text = useWords(formWords);
  const labels: Readonly<Record<FieldName, string>> = {
    brand: text.brand,
    model: text.model,
    variant: text.variant,
    price: text.price,
    rate: text.rate,
    rate_kind: text.rateKind,
    imageUrl: text.picture,
    body: text.body,
    includes_insurance: text.insured,
    active: text.onSale,
  };
  const textOf = (name: FieldName, car: CarFields): string => {
    const value = car[name];
    if (name === 'price') return formatRM(car.price);
    if (name === 'rate_kind') return text.rateKinds[car.rate_kind];
    if (name === 'body') return car.body ? text.bodies[car.body] : text.noBody;
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    return value === null || value === '' ? text.none : String(value);
  };
  return { labels, textOf };
}
