import type { Versioned } from '@loan-kereta/sdk/client';
import type { EditorRecord } from '@loan-kereta/sdk/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** A variant as admins have it: on sale or not. */
export type Car = EditorRecord;

/** The whole list in the version that is shown. */
export type CarList = Awaited<ReturnType<typeof api.models.editor>>;

/** What a change of the list answers: at least its new version. */
export type Changed = Versioned<unknown>;

export type CarChange = Parameters<typeof api.models.change>[0]['body'];
export type NewCar = Parameters<typeof api.models.add>[0]['body'];

/** The list, which a search and a filter narrow in the browser: it has a thousand variants at most. */
export const carList = queryOptions({
  queryKey: ['admin', 'cars'],
  queryFn: () => api.models.editor(),
  meta: { session: 'admin' },
});

/** What a person calls a variant: `Perodua Axia 1.0 E`. */
export const fullName = ({ brand, model, variant }: Pick<Car, 'brand' | 'model' | 'variant'>): string =>
  `${brand} ${model} ${variant}`;

/** The brands in the list, in its order. */
export const brandsOf = (cars: readonly Car[]): readonly string[] => [
  ...new Set(cars.map(({ brand }) => brand)),
];
