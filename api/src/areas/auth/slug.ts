import { randomInt } from 'node:crypto';
import { ownSlugSchema } from '@loan-kereta/sdk/contract';
import { profileLimits } from '@loan-kereta/sdk/rules';

const { max: longest } = profileLimits.slug;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomTail = (length: number): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** A name as it can stand in an address: `Nurul Aisyah binti Rahman` → `nurul-aisyah-binti-rahman`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain.slice(0, longest).replace(/^-+|-+$/g, '');
  // Too short, or a name that is kept for the site itself.
  return ownSlugSchema.safeParse(slug).success ? slug : `advisor-${randomTail(6)}`;
}

/** The same, made different by a few random letters where it is taken. */
export function otherSlugOf(name: string): string {
  const room = longest - 6;
  return `${slugOf(name).slice(0, room).replace(/-+$/, '')}-${randomTail(5)}`;
}
