import { expect, test } from 'vitest';
import { budgets, weighLanding, weighScreens } from './sizes.ts';

const screens = weighScreens();

test('the front page stays within its budget', () => {
  expect(weighLanding()).toBeLessThanOrEqual(budgets.landing);
});

test('the sign-in page stays within its budget', () => {
  expect(screens['src/site/login/page.tsx']).toBeLessThanOrEqual(budgets.signIn);
});

test('no other screen weighs more than its budget', () => {
  const heavy = Object.entries(screens).filter(([, bytes]) => bytes > budgets.screen);
  expect(heavy).toEqual([]);
});
