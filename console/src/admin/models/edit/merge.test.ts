import { expect, test } from 'vitest';
import { type CarFields, changeOf, conflictsOf } from './merge.ts';

const base: CarFields = {
  brand: 'Perodua',
  model: 'Axia',
  variant: '1.0 E',
  price: 40_310,
  rate: 2.9,
  rate_kind: 'flat',
  imageUrl: null,
  body: 'hatch',
  includes_insurance: false,
  active: true,
};

test('only what was changed is sent', () => {
  expect(changeOf(base, { ...base, price: 41_000, imageUrl: '/cars/a.webp' })).toEqual({
    price: 41_000,
    imageUrl: '/cars/a.webp',
  });
  expect(changeOf(base, { ...base })).toEqual({});
});

test('two changes meet only in a field that both have changed, to different ends', () => {
  const mine = { ...base, price: 41_000, rate: 3, variant: 'S' };
  expect(conflictsOf(base, mine, { ...base, active: false })).toEqual([]);
  expect(conflictsOf(base, mine, { ...base, price: 41_000, rate: 3.1 })).toEqual(['rate']);
  expect(conflictsOf(base, mine, { ...base, price: 42_000, rate: 3.1 })).toEqual(['price', 'rate']);
});

test('a rate and its kind are sent together', () => {
  expect(changeOf(base, { ...base, rate_kind: 'effective' })).toEqual({ rate: 2.9, rate_kind: 'effective' });
  expect(changeOf(base, { ...base, rate: 3 })).toEqual({ rate: 3, rate_kind: 'flat' });
});
