import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { entries, listOf, notes, payments } from './answers.ts';
import { failed, openTab, pressForMessage, pressIn, seen, told, without } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, refused, stale } from './server.ts';
import { userInDetail, users } from './users.ts';
import { wholePage } from './whole-page.ts';

const penalized = users.find(({ status }) => status === 'penalized');

const meta = preview.meta({
  title: 'Console/One user',
  component: Screen,
  args: { screen: 'admin' as const, search: '?user=2' },
  ...wholePage,
});

export const PlanManagement = meta.story({
  play: async () => {
    await seen(await screen.findByRole('button', { name: 'Upgrade to Full' }));
  },
});

export const Penalized = meta.story({
  args: { search: '?user=2&about=actions' },
  parameters: {
    answers: {
      'GET /api/admin/users/2': { ...userInDetail, ...penalized, id: 2, name: userInDetail.name },
    },
  },
  play: async () => {
    await told('Reason: Shared one account with the whole showroom')();
    await seen(await screen.findByRole('button', { name: 'Lift the penalty' }));
  },
});

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/users/2': never } },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: 'User' }));
    await told('Loading…')();
  },
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/users/2': broken } },
  play: failed('This could not be loaded'),
});

export const Gone = meta.story({
  parameters: {
    answers: { 'GET /api/admin/users/2': refused('user_not_found', 'There is no such user any more.') },
  },
  play: told('There is no such user any more.'),
});

export const PlanForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told('Only an admin may change this. Your role is support.')();
    await without('Upgrade to Full');
  },
});

export const ChangedMeanwhile = meta.story({
  parameters: {
    answers: {
      'POST /api/admin/users/2/plan/time': stale({ ...userInDetail, plan_type: 'basic', plan: 'basic' }),
    },
  },
  play: async () => {
    await pressForMessage('30 days');
    await pressIn('Replace the plan of Lim Wei Jian with Premium?', '30 days');
    await told(/Plan assigned: Premium → Basic/)();
  },
});

export const Actions = meta.story({
  play: async () => {
    await openTab('User Actions');
    await seen(await screen.findByRole('button', { name: 'Force logout' }));
  },
});

export const ActionsForSupport = meta.story({
  args: { role: 'support' },
  parameters: { answers: { 'GET /api/admin/users/2': { ...userInDetail, is_approved: false } } },
  play: async () => {
    await openTab('User Actions');
    await seen(await screen.findByRole('button', { name: 'Approve' }));
    await without('Force logout', 'Delete user');
  },
});

export const NothingForSupportToDo = meta.story({
  args: { role: 'support' },
  play: async () => {
    await openTab('User Actions');
    await told('Only an admin may change this. Your role is support.')();
    await without('Revoke approval');
  },
});

export const NotesAndHistory = meta.story({
  parameters: {
    answers: {
      'GET /api/admin/users/2/notes': listOf(notes),
      'GET /api/admin/payments': listOf(payments),
      'GET /api/admin/users/2/audit': listOf(entries),
    },
  },
  play: async () => {
    await openTab('Notes & History');
    await told('Premium · RM45.50')();
    await told('Transfer by Maybank')();
    await told('Paid: RM45.50')();
    await told('Paid at the counter in Klang.')();
    await told('Plan: Basic → Premium')();
  },
});

export const NoNotesYet = meta.story({
  play: async () => {
    await openTab('Notes & History');
    await told('No notes yet')();
    await told('Nothing has happened yet')();
  },
});

export const NotesLoading = meta.story({
  parameters: {
    answers: { 'GET /api/admin/users/2/notes': never, 'GET /api/admin/users/2/audit': never },
  },
  play: async () => {
    await openTab('Notes & History');
    await told('Loading…')();
  },
});

export const NotesFailed = meta.story({
  parameters: {
    answers: { 'GET /api/admin/users/2/notes': broken, 'GET /api/admin/users/2/audit': broken },
  },
  play: async () => {
    await openTab('Notes & History');
    await failed('This could not be loaded')();
  },
});
