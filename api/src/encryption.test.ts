import { expect, test } from 'vitest';
import { encryption } from './encryption.ts';

const key = 'a key of thirty-two characters or so';
const one = encryption([key]);
const sealed = one.seal('rahsia', 'admin 1');

/** What was sealed, with one bit of this byte of it turned over. */
function changedAt(index: number): string {
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return bytes.toString('base64url');
}
/** Behind a nonce of 12 bytes and a tag of 16. */
const lastByte = Buffer.from(sealed, 'base64url').length - 1;

test('what was sealed is read again, and looks different each time', () => {
  expect(one.open(sealed, 'admin 1')).toBe('rahsia');
  expect(sealed).not.toContain('rahsia');
  expect(one.seal('rahsia', 'admin 1')).not.toBe(sealed);
});

test.each([
  ['in another context', () => one.open(sealed, 'admin 2')],
  ['with another key', () => encryption(['another key of thirty-two characters']).open(sealed, 'admin 1')],
  ['when its nonce was changed', () => one.open(changedAt(0), 'admin 1')],
  ['when its tag was changed', () => one.open(changedAt(12), 'admin 1')],
  ['when its text was changed', () => one.open(changedAt(lastByte), 'admin 1')],
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
