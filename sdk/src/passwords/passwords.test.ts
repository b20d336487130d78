import { expect, test } from 'vitest';
import { isCommonPassword, passwordStrength } from './index.ts';

const siti = ['Siti Aminah binti Rahman', 'siti.aminah@example.com'];

test.each([
  ['123456', 'common'],
  ['Password', 'common'],
  ['p@ssword', 'common'],
  ['sitiaminah', 'personal'],
  ['Aminah1990', 'personal'],
  ['rahman', 'personal'],
  ['siti.aminah1', 'personal'],
  ['17081945', 'pattern'],
] as const)('%s is weak, and it is told why: %s', async (password, warning) => {
  const strength = await passwordStrength(password, siti);
  expect(strength.warning).toBe(warning);
  expect(strength.score).toBeLessThan(3);
});

test.each(['kereta biru di tepi sungai', 'vT9#qL2!mZ4x', '我家门前有两棵枣树一棵也是'])(
  '%s gets no warning',
  async password => {
    expect(await passwordStrength(password, siti)).toMatchObject({ warning: null });
  },
);

test('an empty one is the weakest, and one of any length is judged by how it begins', async () => {
  expect((await passwordStrength('')).score).toBe(0);
  const beginning = 'ab'.repeat(50);
  expect(await passwordStrength(`${beginning}${'vT9#qL2!mZ4x'.repeat(10_000)}`)).toEqual(
    await passwordStrength(beginning),
  );
});

test.each([
  ['123456', true],
  ['QWERTY', true],
  ['dragon', true],
  ['kata laluan bos', false],
  ['vT9#qL2!mZ4x', false],
])('whether %s is among the commonest: %s', async (password, is) => {
  expect(await isCommonPassword(password)).toBe(is);
});
