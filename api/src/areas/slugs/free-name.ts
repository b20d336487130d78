import { constraintOf } from '../../db/failures.ts';
import { otherSlugFromName, slugFromName } from './from-name.ts';

const attempts = 5;
const constraints = new Set<string | undefined>(['advisors_slug_unique', 'slugs_slug_unique']);

/** Does something under a public name that is made from a person's, and again under another one while that is taken. */
export async function underFreeName<Result>(
  name: string,
  work: (slug: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work(attempt === 1 ? slugFromName(name) : otherSlugFromName(name));
    } catch (error) {
      // Another advisor has that name, which is nobody's mistake.
      if (attempt === attempts || !constraints.has(constraintOf(error))) throw error;
    }
}
