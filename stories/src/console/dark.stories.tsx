import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { listOf, securityEvents } from './answers.ts';
import { seen, told } from './look.ts';
import { Screen } from './screen.tsx';
import { nobody } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/In the dark',
  component: Screen,
  ...wholePage,
  globals: { ...wholePage.globals, appearance: 'dark' },
});

const onAPhone = { viewport: { value: 'phone' } };

/** The page's ground is dark before what stands on it is looked at. */
const shows = (text: string | RegExp) => async () => {
  await told(text)();
  await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
};

export const SignIn = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: { 'GET /api/admin/verify': nobody } },
  play: shows('Admin sign in'),
});

export const AdminCentre = meta.story({ args: { screen: 'admin' }, play: shows('Kavitha a/p Raman') });

export const AdminCentreOnAPhone = meta.story({
  args: { screen: 'admin' },
  globals: onAPhone,
  play: shows('Kavitha a/p Raman'),
});

export const OneUser = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  play: shows('Record a paid plan'),
});

export const Users = meta.story({ args: { screen: 'adminUsers' }, play: shows('Kavitha a/p Raman') });

export const Dashboard = meta.story({ args: { screen: 'adminDashboard' }, play: shows('Paid plans') });

export const DashboardOnAPhone = meta.story({
  args: { screen: 'adminDashboard' },
  globals: onAPhone,
  play: shows('Paid plans'),
});

export const Models = meta.story({ args: { screen: 'adminModels' }, play: shows('1.0 Turbo X') });

export const ModelsOnAPhone = meta.story({
  args: { screen: 'adminModels' },
  globals: onAPhone,
  play: shows(/1.0 Turbo X/),
});

export const Audit = meta.story({ args: { screen: 'adminAudit' }, play: shows('Plan changed') });

export const SecurityLogOnAPhone = meta.story({
  args: { screen: 'adminAudit', search: '?log=security' },
  globals: onAPhone,
  parameters: { answers: { 'GET /api/admin/security': listOf(securityEvents) } },
  play: shows('Wrong address or password'),
});

export const Documents = meta.story({
  args: { screen: 'adminEditor' },
  play: async () => {
    await shows('Price List JSON')();
    await seen(await screen.findByRole('button', { name: 'Reload' }));
  },
});
