import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { stepOf } from './codes.ts';

// Appendix B of RFC 6238, SHA-1; the last six of its eight digits.
const secret = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('the code of second %i is that of the standard', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(step);
  expect(stepOf(secret, code, new Date((seconds + 30) * 1000))).toBe(step);
  expect(stepOf(secret, code, new Date((seconds + 90) * 1000))).toBeUndefined();
});
