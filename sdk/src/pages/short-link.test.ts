import { expect, test } from 'vitest';
import { perodua } from '../catalogue/perodua.ts';
import { carDigest, type LinkedFigures, readShortFigures, shortFigures } from './short-link.ts';

const figures: LinkedFigures = {
  ...{ model: 'myvi', variant: 'myvi-1-5-av', years: 9, deposit: 12_345.5, rate: 2.93 },
  ...{ rateKind: 'effective', method: 'reducing', lang: 'zh' },
};

test('figures come back from a short address as they went in', () => {
  const { model, variant, ...rest } = figures;
  expect(readShortFigures(shortFigures(figures))).toEqual({ ...rest, car: carDigest(model, variant) });
});

test('the longest figures of a short address take 18 characters', () => {
  expect(shortFigures({ ...figures, deposit: 9_999_999.99, rate: 99.99 })).toHaveLength(18);
});

test('every built-in variant has a digest of its own', () => {
  const cars = perodua.flatMap(({ code, variants }) => variants.map(({ id }) => carDigest(code, id)));
  expect(new Set(cars).size).toBe(cars.length);
});

test.each(['', 'abcdef', 'abcdef3a0-0', 'abcdef9z0-0', 'abcdef9a0', 'ABCDEF9a0-0', 'abcdef9a0-0-0'])(
  '%s has no figures',
  text => {
    expect(readShortFigures(text)).toBeUndefined();
  },
);
