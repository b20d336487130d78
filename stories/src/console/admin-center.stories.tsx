import preview from '../../.storybook/preview.tsx';
import { failed, press, told, without, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, refused, silent } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Admin centre',
  component: Screen,
  args: { screen: 'admin' as const },
  ...wholePage,
});

export const Users = meta.story({ play: told('Kavitha a/p Raman') });

export const Loading = meta.story({
  parameters: {
    answers: {
      'GET /api/admin/users': never,
      'GET /api/admin/stats': never,
      'GET /api/admin/stats/enhanced': never,
    },
  },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/users': broken } },
  play: failed('Failed to load users data'),
});

export const FiguresFailed = meta.story({
  parameters: { answers: { 'GET /api/admin/stats/enhanced': broken } },
  play: failed('Failed to load some dashboard data'),
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/admin/users': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('No users found'),
});

export const NothingFound = meta.story({
  args: { search: '?search=nobody' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('No users found'),
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told('Kavitha a/p Raman')();
    await without('Create user', 'Export');
  },
});

export const NewUser = meta.story({
  args: { search: '?create=user' },
  play: told('Create New User (Manual)'),
});

export const NewUserRefused = meta.story({
  args: { search: '?create=user' },
  parameters: {
    answers: {
      'POST /api/admin/users/create': refused(
        'email_taken',
        'There is already an account with this email address.',
      ),
    },
  },
  play: async () => {
    await write('Name', 'Farah Nadia');
    await write('Email', 'farah@example.com');
    await write('WhatsApp', '012-345 6789');
    await press('Create user');
    await told('There is already an account with this email address.')();
  },
});
