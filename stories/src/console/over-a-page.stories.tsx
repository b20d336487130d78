import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { listOf } from './answers.ts';
import { failed, press, pressForMessage, pressIn, seen, told, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, proofWanted, refused, silent } from './server.ts';
import { users } from './users.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({ title: 'Console/Over a page', component: Screen, ...wholePage });

const dialog = async (name: string) => seen(await screen.findByRole('dialog', { name }));

const warning = 'Your session is about to end';

export const SessionWarning = meta.story({
  args: { screen: 'adminMail', ending: 'idle' },
  play: async () => {
    await dialog(warning);
    await seen(await screen.findByRole('timer'));
    await seen(await screen.findByRole('button', { name: 'Sambung Sesi' }));
  },
});

export const SessionWarningAtTheLast = meta.story({
  args: { screen: 'adminMail', ending: 'absolute' },
  play: async () => {
    await dialog(warning);
    await told(/For your safety everybody signs in again/)();
    await seen(await screen.findByRole('button', { name: 'I understand' }));
  },
});

export const SessionWarningLeaving = meta.story({
  args: { screen: 'adminMail', ending: 'idle' },
  parameters: { answers: { 'POST /api/admin/logout': never } },
  play: async () => {
    await dialog(warning);
    await pressIn(warning, 'Logout');
    const leave = await screen.findByRole('button', { name: 'Logout' });
    await waitFor(() => expect(leave).toHaveAttribute('aria-busy', 'true'));
  },
});

export const SessionWarningNotLeft = meta.story({
  args: { screen: 'adminMail', ending: 'idle' },
  parameters: { answers: { 'POST /api/admin/logout': silent } },
  play: async () => {
    await dialog(warning);
    await pressIn(warning, 'Logout');
    const inside = within(await screen.findByRole('dialog', { name: warning }));
    await expect(await inside.findByRole('alert')).toHaveTextContent('You are still signed in');
  },
});

const another = { screen: 'adminAdmins', search: '?admin=2' } as const;
const byPassword = { enrolled: false, required: false, recovery_codes_left: 0 };
const byCode = { enrolled: true, required: false, recovery_codes_left: 8 };

async function deleteAdmin() {
  await press('Delete');
  await dialog('Delete nadia@example.com?');
  await pressIn('Delete nadia@example.com?', 'Delete');
  await dialog('Is it you?');
}

const wantsProof = { 'DELETE /api/admin/admins/2': proofWanted };

export const ProofByPassword = meta.story({
  args: another,
  parameters: { answers: { ...wantsProof, 'GET /api/admin/second-factor': byPassword } },
  play: async () => {
    await deleteAdmin();
    await seen(await screen.findByLabelText('Your password'));
  },
});

export const ProofByCode = meta.story({
  args: another,
  parameters: { answers: { ...wantsProof, 'GET /api/admin/second-factor': byCode } },
  play: async () => {
    await deleteAdmin();
    await seen(await screen.findByLabelText('Code of your authenticator app'));
  },
});

export const ProofRefused = meta.story({
  args: another,
  parameters: {
    answers: {
      ...wantsProof,
      'GET /api/admin/second-factor': byPassword,
      'POST /api/admin/step-up': refused('wrong_password', 'The current password is not right.'),
    },
  },
  play: async () => {
    await deleteAdmin();
    await write('Your password', 'not this one');
    await press('Continue');
    await told('The current password is not right.')();
  },
});

export const ProofOnItsWay = meta.story({
  args: another,
  parameters: { answers: { ...wantsProof, 'GET /api/admin/second-factor': never } },
  play: async () => {
    await deleteAdmin();
    await told('Loading…')();
  },
});

export const ProofFailed = meta.story({
  args: another,
  parameters: { answers: { ...wantsProof, 'GET /api/admin/second-factor': broken } },
  play: async () => {
    await deleteAdmin();
    await failed('This could not be loaded')();
  },
});

async function openPalette() {
  await press(/^Search/);
  await dialog('Pages and commands');
  return screen.findByRole('combobox', { name: 'Pages and commands' });
}

export const Palette = meta.story({
  args: { screen: 'adminMail' },
  play: async () => {
    await openPalette();
    await seen(await screen.findByRole('option', { name: 'Security log' }));
  },
});

export const PaletteFindsUsers = meta.story({
  args: { screen: 'adminMail' },
  parameters: { answers: { 'GET /api/admin/users': listOf(users.slice(0, 3)) } },
  play: async () => {
    await userEvent.type(await openPalette(), 'klang');
    await seen(await screen.findByRole('option', { name: /Lim Wei Jian/ }));
  },
});

export const PaletteFindsAPage = meta.story({
  args: { screen: 'adminMail' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: async () => {
    await userEvent.type(await openPalette(), 'audit');
    await seen(await screen.findByRole('option', { name: 'Audit' }));
  },
});

export const PaletteFindsNothing = meta.story({
  args: { screen: 'adminMail' },
  parameters: { answers: { 'GET /api/admin/users': nothing } },
  play: async () => {
    await userEvent.type(await openPalette(), 'proton saga');
    await told('Nothing found')();
  },
});

export const PaletteForSupport = meta.story({
  args: { screen: 'adminMail', role: 'support' },
  play: async () => {
    await openPalette();
    await seen(await screen.findByRole('option', { name: 'Mails that failed' }));
    await expect(screen.queryByRole('option', { name: 'Create user' })).toBeNull();
  },
});

export const MessageWithUndo = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  parameters: {
    answers: {
      'POST /api/admin/users/2/plan/time': {
        effective_plan: 'premium',
        expires_at: '2026-12-22T09:30:00.000Z',
        undo: { plan: 'premium', plan_expires_at: null, is_approved: true, penalty_until: null },
      },
    },
  },
  play: async () => {
    await pressForMessage('30 days');
    await pressIn('Replace the plan of Lim Wei Jian with Premium?', '30 days');
    await told('Time-based access (30 days) assigned successfully')();
    await seen(await screen.findByRole('button', { name: 'Undo' }));
  },
});

export const MessageOfAFailure = meta.story({
  args: { screen: 'admin', search: '?user=2' },
  parameters: { answers: { 'POST /api/admin/users/2/plan/time': broken } },
  play: async () => {
    await pressForMessage('30 days');
    await pressIn('Replace the plan of Lim Wei Jian with Premium?', '30 days');
    await failed('Something went wrong on our side.')();
  },
});
