import { expect, test } from 'vitest';
import { encryption } from './encryption.ts';

const one = encryption('a key of thirty-two characters or so');
const sealed = one.seal('rahsia', 'admin 1');

test('what was sealed is read again, and looks different each time', () => {
  expect(one.open(sealed, 'admin 1')).toBe('rahsia');
  expect(sealed).not.toContain('rahsia');
  expect(one.seal('rahsia', 'admin 1')).not.toBe(sealed);
});

test.each([
  ['in another context', () => one.open(sealed, 'admin 2')],
  ['with another key', () => encryption('another key of thirty-two characters').open(sealed, 'admin 1')],
  ['when it was changed', () => one.open(`${sealed.slice(0, -2)}AA`, 'admin 1')],
  ['when it was cut', () => one.open(sealed.slice(0, 10), 'admin 1')],
  ['when there is nothing', () => one.open('', 'admin 1')],
])('%s nothing is read', (_, open) => {
  expect(open()).toBeUndefined();
});
