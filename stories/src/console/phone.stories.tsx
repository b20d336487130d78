import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { entries, listOf, notes, securityEvents } from './answers.ts';
import { openTab, press, seen, told } from './look.ts';
import { Screen } from './screen.tsx';
import { nobody, nothing } from './server.ts';
import { longUsers } from './users.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/On a phone',
  component: Screen,
  ...wholePage,
  globals: { ...wholePage.globals, viewport: { value: 'phone' } },
});

/** A page is as wide as the phone, whatever it holds. */
const fits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

const shows = (text: string | RegExp) => async () => {
  await told(text)();
  await fits();
};

/** Rows are cards, whose order has a choice of its own. */
const cards = (text: string | RegExp) => async () => {
  await shows(text)();
  await seen(await screen.findByRole('combobox', { name: 'Sort by' }));
};

/** The entries of a log are cards, too, whose order is only turned round. */
const log = (text: string) => async () => {
  await shows(text)();
  await seen(await screen.findByRole('button', { name: 'When: Descending' }));
};

export const AdminCentre = meta.story({ args: { screen: 'admin' }, play: cards('Kavitha a/p Raman') });

export const OneUser = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  play: shows('Record a paid plan'),
});

export const NotesAndHistory = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  parameters: {
    answers: {
      'GET /api/admin/users/2/notes': listOf(notes),
      'GET /api/admin/users/2/audit': listOf(entries),
    },
  },
  play: async () => {
    await openTab('Notes & History');
    await shows('Plan: Basic → Premium')();
  },
});

export const Users = meta.story({ args: { screen: 'adminUsers' }, play: cards('Kavitha a/p Raman') });

export const UsersWithLongNames = meta.story({
  args: { screen: 'adminUsers' },
  parameters: { answers: { 'GET /api/admin/users': listOf(longUsers) } },
  play: cards(/Tengku Puteri/),
});

export const NoUserFound = meta.story({
  args: { screen: 'adminUsers', search: '?search=nobody' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: shows('No users found'),
});

export const Dashboard = meta.story({ args: { screen: 'adminDashboard' }, play: shows('Paid plans') });

export const DashboardUsers = meta.story({
  args: { screen: 'adminDashboard', search: '?tab=users' },
  play: cards('Kavitha a/p Raman'),
});

export const Models = meta.story({ args: { screen: 'adminModels' }, play: cards(/1.0 Turbo X/) });

export const OneModel = meta.story({
  args: { screen: 'adminModels', search: '?edit=axia-g' },
  play: shows(/a month over 9 years/),
});

export const Prices = meta.story({
  args: { screen: 'adminModels', search: '?view=prices' },
  play: async () => {
    await seen(await screen.findByLabelText('New price of Perodua Axia 1.0 G'));
    await fits();
  },
});

export const Audit = meta.story({ args: { screen: 'adminAudit' }, play: log('Plan changed') });

export const OneEntry = meta.story({
  args: { screen: 'adminAudit', search: '?entry=3' },
  play: shows('203.0.113.7'),
});

export const SecurityLog = meta.story({
  args: { screen: 'adminAudit', search: '?log=security' },
  parameters: { answers: { 'GET /api/admin/security': listOf(securityEvents) } },
  play: log('Wrong address or password'),
});

export const Menu = meta.story({
  args: { screen: 'adminMail' },
  play: async () => {
    await press('Open the menu');
    await seen(await screen.findByRole('dialog', { name: 'Loan Kereta' }));
  },
});

export const SignIn = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: { 'GET /api/admin/verify': nobody } },
  play: shows('Admin sign in'),
});
