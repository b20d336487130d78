import { expect, test } from 'vitest';
import { encryption } from './encryption.ts';

const key = 'a key of thirty-two characters or so';
const one = encryption([key]);
const sealed = one.seal('rahsia', 'admin 1');

test('what was sealed is read again, and looks different each time', () => {
  expect(one.open(sealed, 'admin 1')).toBe('rahsia');
  expect(sealed).not.toContain('rahsia');
  expect(one.seal('rahsia', 'admin 1')).not.toBe(sealed);
});

test.each([
  ['in another context', () => one.open(sealed, 'admin 2')],
  ['with another key', () => encryption(['another key of thirty-two characters']).open(sealed, 'admin 1')],
  ['when it was changed', () => one.open(`${sealed.slice(0, -2)}AA`, 'admin 1')],
  ['when it was cut', () => one.open(sealed.slice(0, 10), 'admin 1')],
  ['when there is nothing', () => one.open('', 'admin 1')],
])('%s nothing is read', (_, open) => {
  expect(open()).toBeUndefined();
});

test('a key is replaced: the new one seals, and what the old one sealed is still read', () => {
  const both = encryption(['the key that comes after the first', key]);
  expect(both.open(sealed, 'admin 1')).toBe('rahsia');
  const anew = both.seal('rahsia', 'admin 1');
  expect(both.open(anew, 'admin 1')).toBe('rahsia');
  expect(one.open(anew, 'admin 1')).toBeUndefined();
});
