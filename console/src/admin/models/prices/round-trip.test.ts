import { expect, test } from 'vitest';
import type { Car } from '../list.ts';
import { readPrices } from './csv.ts';
import { differencesOf, faultsOf } from './draft.ts';

const car = (id: string, defaultRate: number, rate_kind?: 'effective'): Car => ({
  ...{ id, otr: 40_000, defaultRate, brand: 'Perodua', code: 'axia', model: 'Axia', variant: id },
  ...{ image: null, body: null, active: true, includes_insurance: false },
  ...(rate_kind && { rate_kind }),
});
const flat = car('flat', 2.9);
const effective = car('effective', 5.33, 'effective');
const tooHigh = car('too-high', 9.6);
const tooHighEffective = car('too-high-effective', 16.5, 'effective');
const low = car('low', 0.5);
const lowest = car('lowest', 0.1);
const free = car('free', 0);

/** The table as the API exports it. */
const exported = (cars: readonly Car[], kindOf: (car: Car) => string) =>
  [
    'id,name,price,rate,image,rate_kind',
    ...cars.map(each => `${each.id},Axia,${each.otr},${each.defaultRate},,${kindOf(each)}`),
  ].join('\r\n');

test.each([
  ['all kinds of cars', [flat, effective, tooHigh, tooHighEffective, low, lowest, free]],
  ['cars whose rates look like fractions', [lowest, free]],
])('an exported table of %s changes nothing', (_, cars) => {
  for (const kindOf of [
    ({ rate_kind = 'flat' }: Car) => rate_kind,
    ({ rate_kind }: Car) => rate_kind ?? '',
    () => '',
  ]) {
    const { draft, faults } = readPrices(exported(cars, kindOf), cars);
    expect([faults, differencesOf(cars, draft)]).toEqual([[], []]);
  }
});

test('a price changes beside an unchanged rate above the ceiling', () => {
  const { draft, faults } = readPrices('id,price,rate\ntoo-high,41000,9.6\n', [tooHigh]);
  expect(faults).toEqual([]);
  expect(differencesOf([tooHigh], draft)).toMatchObject([{ price: 41_000, rate: 9.6, kind: 'flat' }]);
});

test('a new rate above the ceiling is a fault, and so is the old one in another kind', () => {
  expect(faultsOf(tooHigh)).toEqual({ price: false, rate: false });
  expect(faultsOf(tooHigh, { rate: '9.59' }).rate).toBe(true);
  expect(faultsOf(tooHighEffective, { rate: '16.5', kind: 'flat' }).rate).toBe(true);
  const { faults } = readPrices('id,rate\ntoo-high,9.7\n', [tooHigh]);
  expect(faults).toMatchObject([{ field: 'rate', above: { value: 9.7, kind: 'flat' } }]);
});
