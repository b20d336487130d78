import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['aisyah', 'A'],
  [' 伟健', '伟'],
  ['🚗 Kereta', '🚗'],
  ['  ', ''],
])('the first letter of %j is %j, also where it is two halves', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
