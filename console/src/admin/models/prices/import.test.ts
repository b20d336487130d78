import { expect, test } from 'vitest';
import type { Car } from '../list.ts';
import { differencesOf, isLargeChange, over, type Written } from './draft.ts';
import { planImport } from './import.ts';

const car = (id: string, otr: number): Car => ({
  ...{ id, otr, defaultRate: 2.9, brand: 'Perodua', code: 'axia', model: 'Axia', variant: id },
  ...{ image: null, body: null, active: true, includes_insurance: false },
});
const [e, g] = [car('E', 40_000), car('G', 42_000)];
const draftOf = (each: Car, written: Written) => new Map([[each.id, over(each, written)]]);
const plan = (edit: Written, file: Written) => {
  const { keepingEdits, replacingEdits, conflicts } = planImport(
    [e, g],
    draftOf(e, edit),
    new Map([['E', file]]),
  );
  return { keeping: keepingEdits.get('E'), replacing: replacingEdits.get('E'), conflicts };
};

test('a file that repeats the list keeps an unsaved price and rate', () => {
  const same = { price: '40000', rate: '2.9', kind: 'flat' } as const;
  expect(plan({ price: '41,000', rate: '3.1' }, same)).toEqual({
    ...{ keeping: {}, replacing: {}, conflicts: [] },
  });
});

test('a file with another price than an unsaved one is a conflict', () => {
  expect(plan({ price: '41,000' }, { price: '43000', rate: '3.2', kind: 'flat' })).toEqual({
    keeping: { rate: '3.2', kind: 'flat' },
    replacing: { price: '43000', rate: '3.2', kind: 'flat' },
    conflicts: ['Perodua Axia E'],
  });
});

test('a rate of another kind than an unsaved one is a conflict', () => {
  expect(plan({ rate: '3.1' }, { rate: '3.1', kind: 'effective' }).conflicts).toEqual(['Perodua Axia E']);
});

test('an edit that cannot be read is kept or asked about', () => {
  expect(plan({ price: 'abc' }, { price: '40000' }).keeping).toEqual({});
  expect(plan({ price: 'abc' }, { price: '43000' }).conflicts).toEqual(['Perodua Axia E']);
});

test('the same value in the file and in the draft is no conflict', () => {
  expect(plan({ price: '41,000' }, { price: '41000' }).conflicts).toEqual([]);
});

test('an imported row of one variant leaves the edit of another', () => {
  const draft = draftOf(e, { price: '41000' });
  const { keepingEdits } = planImport([e, g], draft, new Map([['G', { price: '43000' }]]));
  const merged = new Map([...draft, ...keepingEdits]);
  expect(differencesOf([e, g], merged).map(({ price }) => price)).toEqual([41_000, 43_000]);
});

test.each([
  [48_000, false],
  [48_001, true],
  [32_000, false],
  [31_999, true],
  [0, true],
])('a price of RM40,000 that becomes RM%i is a large change: %s', (price, isLarge) => {
  expect(isLargeChange(40_000, price)).toBe(isLarge);
});

test('the first price of a variant is no large change', () => {
  expect(isLargeChange(0, 40_000)).toBe(false);
});
