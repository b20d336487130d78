import { screen, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { jobs, listOf, payments } from './answers.ts';
import { failed, messages, seen, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, silent, stale } from './server.ts';
import { users } from './users.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Dashboard',
  component: Screen,
  args: { screen: 'adminDashboard' as const },
  ...wholePage,
});

export const Dashboard = meta.story({
  play: async () => {
    const figures = await screen.findAllByRole('figure');
    await seen(within(figures[0] as HTMLElement).getByText('Sign-ups'));
  },
});

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/stats': never, 'GET /api/admin/stats/series': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/stats': broken, 'GET /api/admin/stats/series': broken } },
  play: failed('Failed to fetch admin data'),
});

export const ChartsFailed = meta.story({
  parameters: { answers: { 'GET /api/admin/stats/series': broken } },
  play: async () => {
    await failed('Failed to fetch admin data')();
    await told('20,003')();
  },
});

export const Unreachable = meta.story({
  parameters: { answers: { 'GET /api/admin/stats': silent, 'GET /api/admin/stats/series': silent } },
  play: failed('The server could not be reached. Please check your connection.'),
});

export const NothingToday = meta.story({
  parameters: { answers: { 'GET /api/admin/users': nothing, 'GET /api/admin/mails': nothing } },
  play: async () => {
    await told('Nobody is waiting for approval.')();
    await told('No plan ends within the next seven days.')();
    await told('No mail and no job has failed.')();
  },
});

export const TodayLoading = meta.story({
  parameters: { answers: { 'GET /api/admin/users': never, 'GET /api/admin/mails': never } },
  play: async () => {
    const waiting = await screen.findByRole('region', { name: 'Waiting for approval' });
    await seen(within(waiting).getByText('Loading…'));
  },
});

export const FailuresToday = meta.story({
  parameters: { answers: { 'GET /api/admin/jobs': listOf(jobs) } },
  play: async () => {
    await told('3 mails could not be sent')();
    await told('1 job failed')();
  },
});

export const TodayFailed = meta.story({
  parameters: { answers: { 'GET /api/admin/mails': broken } },
  play: failed('Failed to fetch admin data'),
});

export const Sold = meta.story({
  args: { search: '?sold=open' },
  parameters: { answers: { 'GET /api/admin/payments': listOf(payments) } },
  play: async () => {
    await told('RM45.50')();
    await told(/Taken back/)();
  },
});

export const NothingSold = meta.story({
  args: { search: '?sold=open' },
  play: told('Nothing was sold this month'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/admin/stats/series': { days: [] } } },
  play: told('Nothing happened in this time'),
});

export const Users = meta.story({
  args: { search: '?tab=users' },
  play: async () => {
    const [manage] = await screen.findAllByRole('button', { name: 'Manage Plan' });
    await seen(manage);
  },
});

export const UsersLoading = meta.story({
  args: { search: '?tab=users' },
  parameters: { answers: { 'GET /api/admin/users': never } },
  play: told('Loading…'),
});

export const UsersFailed = meta.story({
  args: { search: '?tab=users' },
  parameters: { answers: { 'GET /api/admin/users': broken } },
  play: failed('Failed to fetch admin data'),
});

export const UsersEmpty = meta.story({
  args: { search: '?tab=users' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('No users found'),
});

export const NoUserFound = meta.story({
  args: { search: '?tab=users&search=nobody' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: told('No users found'),
});

export const UsersForSupport = meta.story({
  args: { search: '?tab=users', role: 'support' },
  play: async () => {
    const [manage] = await screen.findAllByRole('button', { name: 'Manage Plan' });
    await seen(manage);
    await without('Delete');
  },
});

export const PlanChangedMeanwhile = meta.story({
  args: { search: '?tab=users' },
  parameters: {
    answers: { 'PUT /api/admin/users/2/plan': stale({ ...users[1], plan_type: 'basic' }) },
  },
  play: async () => {
    await messages();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Plan: Lim Wei Jian' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Diamond' }));
    await told(/Lim Wei Jian was changed by nadia@example.com meanwhile/)();
  },
});
