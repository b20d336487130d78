import { randomInt } from 'node:crypto';
import { ownSlugSchema } from '@loan-kereta/sdk/contract';
import { profileLimits } from '@loan-kereta/sdk/rules';
import { slugOf } from '../../slug.ts';

const { max: longest } = profileLimits.slug;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomTail = (length: number): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** The public name that an advisor of this name is given at first. */
export function slugFromName(name: string): string {
  const slug = slugOf(name, longest);
  // Too short, or a name that is kept for the site itself.
  return ownSlugSchema.safeParse(slug).success ? slug : `advisor-${randomTail(6)}`;
}

/** The same, made different by a few random letters where it is taken. */
export function otherSlugFromName(name: string): string {
  const room = longest - 6;
  return `${slugFromName(name).slice(0, room).replace(/-+$/, '')}-${randomTail(5)}`;
}
