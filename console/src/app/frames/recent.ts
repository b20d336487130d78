import type { AdminUser } from '@loan-kereta/sdk/contract';
import { create } from 'zustand';
import { useAdmin } from '../../session/admin.ts';
import type { Command, CommandGroup } from './commands.ts';

/** A user as the palette names one. */
export type Whom = Pick<AdminUser, 'id' | 'name' | 'email' | 'picture'>;

/** What was used: a command, or a user, whom no list of commands has. */
type Used = { readonly value: string } | { readonly whom: Whom };

/** What a user is called among the commands. */
export const valueOfUser = ({ id }: Pick<Whom, 'id'>): string => `user-${id}`;

const nameOf = (used: Used): string => ('whom' in used ? valueOfUser(used.whom) : used.value);

/** How many stand first. */
const most = 5;

/** What was used last, the latest first. It ends with the page: nobody reads later on this device who was looked after. */
export const useRecent = create<{ readonly used: readonly Used[] }>()(() => ({ used: [] }));

const without = (name: string) => useRecent.getState().used.filter(each => nameOf(each) !== name);

export const remember = (used: Used): void =>
  useRecent.setState({ used: [used, ...without(nameOf(used))].slice(0, most) });

/** A user is no longer there. */
export const forget = (id: number): void => useRecent.setState({ used: without(valueOfUser({ id })) });

useAdmin.subscribe((session, before) => {
  if (before.admin && before.admin.email !== session.admin?.email) useRecent.setState({ used: [] });
});

/**
 * The commands with those that were used last in a group before all others.
 * @param label what that is called
 * @param commandOf makes the command of a user whom the groups do not have
 */
export function recentFirst(
  groups: readonly CommandGroup[],
  used: readonly Used[],
  label: string,
  commandOf?: (whom: Whom) => Command,
): readonly CommandGroup[] {
  const known = new Map(groups.flatMap(({ items }) => items.map(item => [item.value, item])));
  const first = used.flatMap(each => {
    const command = known.get(nameOf(each)) ?? ('whom' in each ? commandOf?.(each.whom) : undefined);
    return command ? [command] : [];
  });
  const names = new Set(first.map(({ value }) => value));
  return [
    { value: 'recent', label, items: first },
    ...groups.map(group => ({ ...group, items: group.items.filter(({ value }) => !names.has(value)) })),
  ];
}
