import { slugSchema } from '@loan-kereta/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherSlugOf, slugOf } from './slug.ts';

test.each([
  ['Nurul Aisyah binti Rahman', 'nurul-aisyah-binti-rahman'],
  ['  Kavitha a/p Raman!  ', 'kavitha-a-p-raman'],
  ['José Ñandú', 'jose-nandu'],
  ['A'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each(['林伟健', 'Al', '🚗', '---', 'Admin', 'Loan Kereta'])(
  '%s, which gives no name that one may have, becomes a random one',
  name => {
    expect(slugOf(name)).toMatch(/^advisor-[a-z2-9]{6}$/);
  },
);

test('whatever the name, the address is one that the API takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), name => {
      expect(slugSchema.safeParse(slugOf(name)).success).toBe(true);
      expect(slugSchema.safeParse(otherSlugOf(name)).success).toBe(true);
    }),
  );
});
