import { expect, test } from 'vitest';
import type { Car } from './list.ts';
import { changesBetween } from './list-changes.ts';

const car = (variant: string): Car => ({
  ...{ id: variant, code: 'axia', brand: 'Perodua', model: 'Axia', variant, body: 'hatch' },
  ...{ otr: 40_310, defaultRate: 2.9, image: null, includes_insurance: false, active: true },
});
const [e, g, x] = [car('1.0 E'), car('1.0 G'), car('1.0 X')];
const between = (...now: readonly Car[]) => changesBetween([e, g, x], now, x.id);

test('what is news of the car that was to be changed comes first, and each field is a change of its own', () => {
  const dearer = { ...e, otr: 41_310, defaultRate: 3 };
  const taken = { ...x, active: false };
  expect(between(dearer, g, taken)).toEqual([
    { what: 'changed', before: x, after: taken, field: 'active' },
    { what: 'changed', before: e, after: dearer, field: 'price' },
    { what: 'changed', before: e, after: dearer, field: 'rate' },
  ]);
});

test('a car that went and one that came are said, and not that others have another place for that', () => {
  const se = car('1.0 SE');
  expect(between(e, x, se)).toEqual([
    { what: 'deleted', car: g },
    { what: 'added', car: se },
  ]);
});

test('an order is a change where nothing else is', () => {
  expect(between(g, e, x)).toEqual([{ what: 'reordered' }]);
  expect(between(e, g, x)).toEqual([]);
});
