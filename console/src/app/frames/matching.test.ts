import { Clock } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { useAdmin } from '../../session/admin.ts';
import type { Command, CommandGroup } from './commands.ts';
import { matching } from './matching.ts';
import { forget, recentFirst, remember, useRecent, valueOfUser, type Whom } from './recent.ts';

const command = (value: string, given: Partial<Command> = {}): Command => ({
  value,
  label: value,
  icon: Clock,
  run: () => {},
  ...given,
});
const groups: readonly CommandGroup[] = [
  { value: 'one', label: 'One', items: [command('Export all users'), command('Create user')] },
  { value: 'two', label: 'Two', items: [command('Export the security log')] },
];
const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const valuesOf = (found: readonly CommandGroup[]) =>
  found.map(({ value, items }) => [value, ...items.map(item => item.value)]);

const ali: Whom = { id: 7, name: 'Ali', email: 'ali@example.com', picture: null };
const commandOf = (whom: Whom) => command(valueOfUser(whom), { label: whom.name, note: whom.email });
const first = () => recentFirst(groups, useRecent.getState().used, 'Recent', commandOf)[0]?.items;

afterEach(() => useRecent.setState({ used: [] }));

test('a command is found by parts of its words in any order, a user by the address too', () => {
  expect(valuesOf(matching(groups, 'export', contains))).toEqual([
    ['one', 'Export all users'],
    ['two', 'Export the security log'],
  ]);
  expect(valuesOf(matching(groups, ' log exp', contains))).toEqual([['two', 'Export the security log']]);
  const users = [{ value: 'users', label: 'Users', items: [commandOf(ali)] }];
  expect(valuesOf(matching(users, 'example ali', contains))).toEqual([['users', 'user-7']]);
  expect(matching(users, 'abu', contains)).toEqual([]);
});

test('what the server has found is shown whatever it is called', () => {
  const items = [command('Abu', { found: true })];
  expect(valuesOf(matching([{ value: 'users', label: 'Users', items }], '0123', contains))).toEqual([
    ['users', 'Abu'],
  ]);
});

test('what was used last stands first, once, and not more than five', () => {
  remember({ value: 'Create user' });
  remember({ whom: ali });
  remember({ value: 'Create user' });
  const now = recentFirst(groups, useRecent.getState().used, 'Recent', commandOf);
  expect(valuesOf(now)).toEqual([
    ['recent', 'Create user', 'user-7'],
    ['one', 'Export all users'],
    ['two', 'Export the security log'],
  ]);
  for (let id = 10; id < 20; id += 1) remember({ whom: { ...ali, id } });
  expect(first()?.map(({ value }) => value)).toEqual(['user-19', 'user-18', 'user-17', 'user-16', 'user-15']);
});

test('a user who was deleted is not offered again, and no admin reads what another did', () => {
  remember({ whom: ali });
  forget(ali.id);
  expect(first()).toEqual([]);
  useAdmin.setState({ status: 'signed-in', admin: { email: 'one@example.com', role: 'admin' } });
  remember({ whom: ali });
  useAdmin.setState({ status: 'guest' }, true);
  expect(first()).toEqual([]);
});
