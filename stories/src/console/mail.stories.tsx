import preview from '../../.storybook/preview.tsx';
import { failed, messages, press, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, silent } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Mail',
  component: Screen,
  args: { screen: 'adminMail' as const },
  ...wholePage,
});

export const Outbox = meta.story({ play: told(/No such mailbox/) });

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/mails': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/mails': broken } },
  play: failed('This could not be loaded'),
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/admin/mails': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/admin/mails': nothing } },
  play: told('No mail yet'),
});

export const NothingFound = meta.story({
  args: { search: '?search=nobody' },
  parameters: { answers: { 'GET /api/admin/mails': nothing } },
  play: told('Nothing found'),
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told(/No such mailbox/)();
    await without('Retry all failed', 'Try again: nurul.aisyah@example.com');
  },
});

export const TriedAgainInVain = meta.story({
  parameters: { answers: { 'POST /api/admin/mails/3/retry': broken } },
  play: async () => {
    await messages();
    await press('Try again: hafiz@example.com');
    await told('Something went wrong on our side.')();
  },
});
