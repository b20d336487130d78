import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { devices, listOf } from './answers.ts';
import { failed, press, seen, told, without, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, never, nothing, refused } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({
  title: 'Console/Admins',
  component: Screen,
  args: { screen: 'adminAdmins' as const },
  ...wholePage,
});

export const Team = meta.story({ play: told('nadia@example.com') });

export const Loading = meta.story({
  parameters: { answers: { 'GET /api/admin/admins': never } },
  play: told('Loading…'),
});

export const Failed = meta.story({
  parameters: { answers: { 'GET /api/admin/admins': broken } },
  play: failed('This could not be loaded'),
});

export const Empty = meta.story({
  parameters: { answers: { 'GET /api/admin/admins': nothing } },
  play: told('No admins'),
});

export const ForSupport = meta.story({
  args: { role: 'support' },
  play: async () => {
    await told('nadia@example.com')();
    await without('Invite an admin');
  },
});

export const OneAdmin = meta.story({
  args: { search: '?admin=2' },
  play: told('Send the invitation again'),
});

export const OneAdminForSupport = meta.story({
  args: { search: '?admin=2', role: 'support' },
  play: async () => {
    await told('Only an admin may change this. Your role is support.')();
    await without('Change the role', 'Delete');
  },
});

export const TheLastAdmin = meta.story({
  args: { search: '?admin=1' },
  play: async () => {
    await told(/Nobody else could run the site/)();
    await expect(await screen.findByRole('button', { name: 'Delete' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AdminIsGone = meta.story({
  args: { search: '?admin=9' },
  play: told('There is no such admin any more.'),
});

export const Invite = meta.story({
  args: { search: '?invite=admin' },
  play: async () => {
    await seen(await screen.findByRole('button', { name: 'Send the invitation' }));
  },
});

export const InviteRefused = meta.story({
  args: { search: '?invite=admin' },
  parameters: {
    answers: {
      'POST /api/admin/admins': refused(
        'email_taken',
        'There is already an account with this email address.',
      ),
    },
  },
  play: async () => {
    await write('Email', 'nadia@example.com');
    await press('Send the invitation');
    await told('There is already an account with this email address.')();
  },
});

const factor = (given: object) => ({
  'GET /api/admin/second-factor': { enrolled: false, required: false, recovery_codes_left: 0, ...given },
  'GET /api/admin/sessions': listOf(devices),
});

export const OwnAccount = meta.story({
  args: { search: '?part=own' },
  parameters: { answers: factor({}) },
  play: told('Set it up'),
});

export const OwnAccountWithSecondFactor = meta.story({
  args: { search: '?part=own' },
  parameters: { answers: factor({ enrolled: true, recovery_codes_left: 8 }) },
  play: told(/8 recovery codes left/),
});

export const OwnAccountLoading = meta.story({
  args: { search: '?part=own' },
  parameters: {
    answers: { 'GET /api/admin/second-factor': never, 'GET /api/admin/sessions': never },
  },
  play: told('Loading…'),
});

export const OwnAccountFailed = meta.story({
  args: { search: '?part=own' },
  parameters: {
    answers: { 'GET /api/admin/second-factor': broken, 'GET /api/admin/sessions': broken },
  },
  play: failed('This could not be loaded'),
});

export const SettingUpASecondFactor = meta.story({
  args: { search: '?part=own' },
  parameters: {
    answers: {
      ...factor({}),
      'POST /api/admin/second-factor': {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Loan%20Kereta:demo-admin@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Loan%20Kereta',
      },
    },
  },
  play: async () => {
    await press('Set it up');
    await seen(await screen.findByRole('img', { name: 'QR code of the key' }));
  },
});
