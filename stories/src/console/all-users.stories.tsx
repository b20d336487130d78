import { screen, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { jobs, listOf } from './answers.ts';
import { failed, press, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, silent } from './server.ts';
import { longUsers } from './users.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Users',
  component: Screen,
  args: { screen: 'adminUsers' as const },
  ...wholePage,
});

export const Users = meta.story({ play: told('Kavitha a/p Raman') });

export const LongNames = meta.story({
  parameters: { answers: { 'GET /api/admin/users': listOf(longUsers) } },
  play: told(/Tengku Puteri/),
});

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/users': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/users': broken } },
  play: failed('Failed to load users data'),
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

const selectAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await told('5 selected')();
};

export const SomeSelected = meta.story({ play: selectAll });

export const SelectedForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await selectAll();
    await without('Change plan');
  },
});

export const PlanOfSelected = meta.story({
  play: async () => {
    await selectAll();
    await press('Change plan');
    await told('Change the plan of 5 users')();
  },
});

export const Jobs = meta.story({
  parameters: { answers: { 'GET /api/admin/jobs': listOf(jobs) } },
  play: async () => {
    await press(/^1 job running/);
    await told('430 of 1,204 users · 428 changed')();
    await told(/· it could not go on$/)();
  },
});

export const NoJobs = meta.story({
  args: { search: '?jobs=open' },
  play: told('No jobs yet'),
});
