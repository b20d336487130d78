import { differing, type FieldName, fieldsOf } from './edit/merge.ts';
import type { Car } from './list.ts';

/** One thing in which two states of the list differ. */
export type ListChange =
  | { readonly what: 'changed'; readonly before: Car; readonly after: Car; readonly field: FieldName }
  | { readonly what: 'added' | 'deleted'; readonly car: Car }
  | { readonly what: 'reordered' };

function changesOf(before: Car, after: Car | undefined): readonly ListChange[] {
  if (!after) return [{ what: 'deleted', car: before }];
  const fields = differing(fieldsOf(before), fieldsOf(after));
  return fields.map(field => ({ what: 'changed', before, after, field }));
}

/**
 * What became of the list.
 * @param about the car whose changes come first, by its id
 * @returns that its order is another only where nothing else is
 */
export function changesBetween(
  seen: readonly Car[],
  now: readonly Car[],
  about?: string,
): readonly ListChange[] {
  const find = (cars: readonly Car[], wanted: string) => cars.find(({ id }) => id === wanted);
  const inOrder = [...seen.filter(({ id }) => id === about), ...seen.filter(({ id }) => id !== about)];
  const changes: readonly ListChange[] = [
    ...inOrder.flatMap(car => changesOf(car, find(now, car.id))),
    ...now.flatMap(car => (find(seen, car.id) ? [] : [{ what: 'added', car } as const])),
  ];
  if (changes.length > 0) return changes;
  return now.some(({ id }, index) => id !== seen[index]?.id) ? [{ what: 'reordered' }] : [];
}
