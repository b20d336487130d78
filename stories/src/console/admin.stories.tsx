import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { type Answers, answer, broken, listOf, longUsers, never, nothing, silent, well } from './answers.ts';
import { Screen } from './screen.tsx';

const meta = preview.meta({
  title: 'Console/Admin centre',
  component: Screen,
  tags: ['!test'],
  globals: { language: 'en' },
  // No calculator is drawn here, and no container: it is a whole page.
  parameters: { frame: false, loading: true },
  beforeEach: ({ parameters }) => answer({ ...well, ...(parameters.answers as Answers | undefined) }),
});

const told = (text: string | RegExp) => async () => {
  await expect(await screen.findByText(text)).toBeVisible();
};

export const Dashboard = meta.story({
  args: { screen: 'adminDashboard' },
  play: async () => {
    const chart = await screen.findByRole('figure', { name: '' });
    await expect(within(chart).getByText('Sign-ups')).toBeVisible();
  },
});

export const DashboardWithNothing = meta.story({
  args: { screen: 'adminDashboard' },
  parameters: { answers: { 'GET /api/admin/stats/series': { days: [] } } },
  play: told('Nothing happened in this time'),
});

export const DashboardFailed = meta.story({
  args: { screen: 'adminDashboard' },
  parameters: { answers: { 'GET /api/admin/stats/series': broken } },
  play: told('Failed to fetch admin data'),
});

export const Users = meta.story({ args: { screen: 'admin' }, play: told('Kavitha a/p Raman') });

export const UsersWithLongNames = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': listOf(longUsers) } },
  play: told(/Tengku Puteri/),
});

export const UsersOnTheirWay = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': never } },
  play: told('Loading…'),
});

export const NoUsersYet = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('No users yet'),
});

export const NoUserFound = meta.story({
  args: { screen: 'adminUsers', search: '?search=nobody' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('Nothing found'),
});

export const UsersFailed = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': broken } },
  play: told('Failed to load users data'),
});

export const UsersUnreachable = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': silent } },
  play: told('The server could not be reached. Please check your connection.'),
});

export const OneUser = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Upgrade to Full' })).toBeVisible();
  },
});

export const OneUserForSupport = meta.story({
  args: { screen: 'admin', search: '?user=2', role: 'support' },
  play: told('Only an admin may change this. Your role is support.'),
});

export const NewUser = meta.story({
  args: { screen: 'admin', search: '?create=user' },
  play: told('Create New User (Manual)'),
});

export const Plans = meta.story({
  args: { screen: 'adminPlans' },
  play: told('What buyers of plans see'),
});

export const Outbox = meta.story({ args: { screen: 'adminMail' }, play: told(/No such mailbox/) });

export const NoAuditYet = meta.story({ args: { screen: 'adminAudit' } });
