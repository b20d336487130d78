import { expect, test } from 'vitest';
import { found } from './filters.ts';
import type { Car } from './list.ts';

const car = (variant: string, otr: number, defaultRate: number) =>
  ({ id: variant, code: 'axia', brand: 'Perodua', model: 'Axia', variant, otr, defaultRate }) as Car;

test('figures are put in order as figures, also those with decimals, and names as people count', () => {
  const cars = [car('1.0 G', 100_000, 2.9), car('1.0 E', 40_310, 2.35), car('1.10 E', 99_999.5, 10)];
  const by = (column: 'rate' | 'otr' | 'variant', descending = false) =>
    found(cars, { search: '', brand: undefined, sorting: { column, descending } }).map(({ id }) => id);
  expect(by('rate')).toEqual(['1.0 E', '1.0 G', '1.10 E']);
  expect(by('rate', true)).toEqual(['1.10 E', '1.0 G', '1.0 E']);
  expect(by('otr')).toEqual(['1.0 E', '1.10 E', '1.0 G']);
  expect(by('variant')).toEqual(['1.0 E', '1.0 G', '1.10 E']);
});
