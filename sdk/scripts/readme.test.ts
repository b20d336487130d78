import { expect, test } from 'vitest';
import { readme } from './readme.ts';

test('the README has every option, event and error as the types say it (npm run readme writes it)', () => {
  const { is, made } = readme();
  expect(is).toBe(made);
});
