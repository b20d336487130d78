import { slugSchema } from '@loan-kereta/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherSlugFromName, slugFromName } from './from-name.ts';

test.each([
  ['Nurul Aisyah binti Rahman', 'nurul-aisyah-binti-rahman'],
  ['  Kavitha a/p Raman!  ', 'kavitha-a-p-raman'],
  ['José Ñandú', 'jose-nandu'],
  ['林伟健', 'lin-wei-jian'],
  ['陈小明 Perodua', 'chen-xiao-ming-perodua'],
  ['காவ்யா', 'kaavyaa'],
  ['مريم', 'mrym'],
  ['A'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s becomes %s', (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});

test.each(['Al', '🚗', '---', 'Admin', 'Loan Kereta'])(
  '%s, which gives no name that one may have, becomes a random one',
  name => {
    expect(slugFromName(name)).toMatch(/^advisor-[a-z2-9]{6}$/);
  },
);

test('whatever the name, the address is one that the API takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), name => {
      expect(slugSchema.safeParse(slugFromName(name)).success).toBe(true);
      expect(slugSchema.safeParse(otherSlugFromName(name)).success).toBe(true);
    }),
  );
});
