import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { listOf, securityEvents } from './answers.ts';
import { failed, seen, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, silent } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Audit',
  component: Screen,
  args: { screen: 'adminAudit' as const },
  ...wholePage,
});

export const History = meta.story({ play: told('Lim Wei Jian') });

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/audit': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/audit': broken } },
  play: failed('This could not be loaded'),
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/admin/audit': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/admin/audit': nothing } },
  play: told('Nothing was done yet'),
});

export const NothingFound = meta.story({
  args: { search: '?network=198.51.100.4' },
  parameters: { answers: { 'GET /api/admin/audit': nothing } },
  play: told('Nothing found'),
});

export const OneEntry = meta.story({ args: { search: '?entry=3' }, play: told('203.0.113.7') });

export const EntryElsewhere = meta.story({
  args: { search: '?entry=99' },
  play: told('This entry is not on the pages shown here.'),
});

const security = { 'GET /api/admin/security': listOf(securityEvents) };

export const SecurityLog = meta.story({
  args: { search: '?log=security' },
  parameters: { answers: security },
  play: async () => {
    await told('Wrong address or password')();
    await seen(await screen.findByRole('button', { name: 'Export' }));
  },
});

export const SecurityLoading = meta.story({
  args: { search: '?log=security' },
  parameters: { answers: { 'GET /api/admin/security': never } },
  play: told('Loading…'),
});

export const SecurityFailed = meta.story({
  args: { search: '?log=security' },
  parameters: { answers: { 'GET /api/admin/security': broken } },
  play: failed('This could not be loaded'),
});

export const SecurityEmpty = meta.story({
  args: { search: '?log=security' },
  play: told('Nobody signed in yet'),
});

export const SecurityNothingFound = meta.story({
  args: { search: '?log=security&network=198.51.100.4' },
  play: told('Nothing found'),
});

export const SecurityForSupport = meta.story({
  args: { search: '?log=security', role: 'support' },
  parameters: { answers: security },
  play: async () => {
    await told('Wrong address or password')();
    await without('Export');
  },
});
