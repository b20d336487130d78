import { expect, test } from 'vitest';
import { budgets, expectedPackages, measure } from './sizes.ts';

const sizes = measure();

test('the calculator stays within its budget until its figure shows', () => {
  expect(sizes.loader.gzip).toBeLessThanOrEqual(budgets.loader);
  expect(sizes.untilFigure.gzip).toBeLessThanOrEqual(budgets.untilFigure);
  expect(sizes.inOne.gzip).toBeLessThanOrEqual(budgets.untilFigure);
});

test('every theme stays within its budget, and so does its typeface', () => {
  const heavy = Object.entries(sizes.later).filter(
    ([name, { gzip }]) =>
      name.startsWith('theme-') && gzip > (name.endsWith('-font') ? budgets.font : budgets.theme),
  );
  expect(heavy).toEqual([]);
});

test('no package has come into the bundle unseen', () => {
  expect(sizes.packages).toEqual(expectedPackages);
});
