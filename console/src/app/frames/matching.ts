import type { CommandGroup } from './commands.ts';

/**
 * The commands that what is typed finds: each word of it is a part of what a command is called. A group without any is
 * left out.
 * @param contains whether a text has another in it, as the language reads both
 */
export function matching(
  groups: readonly CommandGroup[],
  typed: string,
  contains: (text: string, part: string) => boolean,
): readonly CommandGroup[] {
  const words = typed.split(/\s+/).filter(Boolean);
  return groups
    .map(group => ({
      ...group,
      items: group.items.filter(
        ({ label, note = '', found }) => found || words.every(word => contains(`${label} ${note}`, word)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
