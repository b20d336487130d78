import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { entries, jobs, listOf, longUsers, notes, priceChanges } from './answers.ts';
import { openTab, seen, told } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, silent } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Admin centre',
  component: Screen,
  ...wholePage,
});

export const Dashboard = meta.story({
  args: { screen: 'adminDashboard' },
  play: async () => {
    const figures = await screen.findAllByRole('figure');
    await seen(within(figures[0] as HTMLElement).getByText('Sign-ups'));
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

export const DashboardOfUsers = meta.story({
  args: { screen: 'adminDashboard', search: '?tab=users' },
  play: async () => {
    const [manage] = await screen.findAllByRole('button', { name: 'Manage Plan' });
    await seen(manage);
  },
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
    await seen(await screen.findByRole('button', { name: 'Upgrade to Full' }));
  },
});

export const WhatIsDoneToAUser = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  play: async () => {
    await openTab('User Actions');
    await seen(await screen.findByRole('button', { name: 'Force logout' }));
  },
});

export const NotesOnAUser = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  parameters: {
    answers: {
      'GET /api/admin/users/2/notes': listOf(notes),
      'GET /api/admin/users/2/audit': listOf(entries),
    },
  },
  play: async () => {
    await openTab('Notes & History');
    await seen(await screen.findByText('Plan: Basic → Premium'));
  },
});

export const SomeUsersSelected = meta.story({
  args: { screen: 'adminUsers' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await seen(await screen.findByText('5 selected'));
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
  play: told('How the plans look on the account page.'),
});

export const Outbox = meta.story({ args: { screen: 'adminMail' }, play: told(/No such mailbox/) });

export const EmptyOutbox = meta.story({
  args: { screen: 'adminMail' },
  parameters: { answers: { 'GET /api/admin/mails': nothing } },
  play: told('No mail yet'),
});

export const Audit = meta.story({ args: { screen: 'adminAudit' }, play: told('Lim Wei Jian') });

export const NoAuditYet = meta.story({
  args: { screen: 'adminAudit' },
  parameters: { answers: { 'GET /api/admin/audit': nothing } },
  play: told('Nothing was done yet'),
});

export const OneAuditEntry = meta.story({
  args: { screen: 'adminAudit', search: '?entry=3' },
  play: told('203.0.113.7'),
});

export const Admins = meta.story({ args: { screen: 'adminAdmins' }, play: told('nadia@example.com') });

export const OneAdmin = meta.story({
  args: { screen: 'adminAdmins', search: '?admin=2' },
  play: told('Send the invitation again'),
});

export const OwnAccount = meta.story({
  args: { screen: 'adminAdmins', search: '?part=own' },
  parameters: {
    answers: {
      'GET /api/admin/second-factor': { enrolled: false, required: false, recovery_codes_left: 0 },
    },
  },
  play: told('You have none.'),
});

export const Models = meta.story({ args: { screen: 'adminModels' }, play: told('1.0 Turbo X') });

export const NoModelFound = meta.story({
  args: { screen: 'adminModels', search: '?search=kancil' },
  play: told('Nothing found'),
});

export const ModelsFailed = meta.story({
  args: { screen: 'adminModels' },
  parameters: { answers: { 'GET /api/models/editor': broken } },
  play: told('Failed to load models'),
});

export const ModelsForSupport = meta.story({
  args: { screen: 'adminModels', role: 'support' },
  play: told(/Your role may look, but/),
});

export const OneModel = meta.story({
  args: { screen: 'adminModels', search: '?edit=axia-g' },
  play: told(/a month over 9 years/),
});

export const Prices = meta.story({
  args: { screen: 'adminModels', search: '?view=prices' },
  play: async () => {
    const price = await screen.findByLabelText('New price of Perodua Axia 1.0 G');
    await userEvent.clear(price);
    await userEvent.type(price, '41,000');
    await userEvent.click(await screen.findByRole('button', { name: 'Review 1 change' }));
    await seen(await screen.findByText('RM42,310 → RM41,000'));
  },
});

export const ScheduledPrices = meta.story({
  args: { screen: 'adminModels', search: '?view=later' },
  parameters: { answers: { 'GET /api/prices/changes': { items: priceChanges } } },
  play: told('Waiting'),
});

export const ModelForm = meta.story({
  args: { screen: 'adminEditor', search: '?tab=form' },
  play: told('On sale'),
});

export const Documents = meta.story({
  args: { screen: 'adminEditor', search: '?tab=models' },
  play: () =>
    waitFor(() => {
      // The editor lives in a shadow root, where queries do not look by themselves.
      const [code] = [...document.querySelectorAll('main *')].flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector('[role=textbox]') ?? [],
      );
      return expect(code).toHaveTextContent('"axia-e"');
    }),
});

export const Jobs = meta.story({
  args: { screen: 'adminMail' },
  parameters: { answers: { 'GET /api/admin/jobs': listOf(jobs) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^1 job running/ }));
    await seen(await screen.findByText('430 of 1,204 users · 428 changed'));
  },
});
