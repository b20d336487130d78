import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { press, seen, told, write } from './look.ts';
import { Screen } from './screen.tsx';
import { broken, followedBy, nobody, proofWanted, refused, silent } from './server.ts';
import { wholePage } from './whole-page.ts';

const meta = preview.meta({ title: 'Console/Sign-in', component: Screen, ...wholePage });

const heading = async (name: string) => seen(await screen.findByRole('heading', { level: 1, name }));

/** Somebody is here whom the server does not know yet. */
const asNobody = { 'GET /api/admin/verify': nobody };

async function signIn() {
  await write('Email', 'nadia@example.com');
  await write('Password', 'a long sentence');
  await press('Sign In');
}

export const Password = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: asNobody },
  play: () => heading('Admin sign in'),
});

export const PasswordRefused = meta.story({
  args: { screen: 'adminLogin' },
  parameters: {
    answers: {
      ...asNobody,
      'POST /api/admin/login': refused('sign_in_failed', 'Invalid admin credentials'),
    },
  },
  play: async () => {
    await signIn();
    await told('Invalid admin credentials')();
  },
});

export const FieldsLeftEmpty = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: asNobody },
  play: async () => {
    await press('Sign In');
    await told('Please fill in all fields')();
  },
});

export const NoConnection = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: { ...asNobody, 'POST /api/admin/login': silent } },
  play: async () => {
    await signIn();
    await told('Login failed. Please check your connection.')();
  },
});

export const Code = meta.story({
  args: { screen: 'adminLogin' },
  parameters: { answers: { ...asNobody, 'POST /api/admin/login': proofWanted } },
  play: async () => {
    await signIn();
    await heading('One more step');
    await seen(await screen.findByLabelText('Code'));
  },
});

export const CodeRefused = meta.story({
  args: { screen: 'adminLogin' },
  parameters: {
    answers: {
      ...asNobody,
      'POST /api/admin/login': followedBy(proofWanted, {
        'POST /api/admin/login': refused('wrong_code', 'This code is not right, or it was used already.'),
      }),
    },
  },
  play: async () => {
    await signIn();
    await write('Code', '123456');
    await press('Continue');
    await told('This code is not right, or it was used already.')();
  },
});

const invitation = { screen: 'adminSetPassword', search: '#token=an-invitation' } as const;
const invited = { 'POST /api/admin/password/owner': { name: null, email: 'nadia@example.com' } };

async function choosePassword() {
  await write('New password', 'rain on a tin roof');
  await write('Confirm password', 'rain on a tin roof');
  await press('Save the new password');
}

export const Invitation = meta.story({
  args: invitation,
  parameters: { answers: invited },
  play: () => heading('Choose a new password'),
});

export const InvitationWeakPassword = meta.story({
  args: invitation,
  parameters: { answers: invited },
  play: async () => {
    await write('New password', 'nadia1');
    await told(/It is made of your own name or address/)();
  },
});

export const InvitationAccepted = meta.story({
  args: invitation,
  parameters: { answers: { ...invited, 'POST /api/admin/password/set': {} } },
  play: async () => {
    await choosePassword();
    await told('Your new password is set. Sign in with it.')();
  },
});

export const InvitationTooOld = meta.story({
  args: invitation,
  parameters: {
    answers: {
      ...invited,
      'POST /api/admin/password/set': refused(
        'link_not_valid',
        'This link was used already or is too old. Please ask for a new one.',
      ),
    },
  },
  play: async () => {
    await choosePassword();
    await told(/This link was used already or is too old/)();
  },
});

export const InvitationIncomplete = meta.story({
  args: { screen: 'adminSetPassword' },
  play: told(/This link is incomplete/),
});

export const AccessError = meta.story({
  args: { screen: 'admin', role: 'unknown' },
  parameters: { answers: { 'GET /api/admin/verify': broken } },
  play: async () => {
    await heading('Admin Access Error');
    await told('Something went wrong on our side.')();
  },
});

export const AccessErrorWithoutConnection = meta.story({
  args: { screen: 'admin', role: 'unknown' },
  parameters: { answers: { 'GET /api/admin/verify': silent } },
  play: async () => {
    await heading('Admin Access Error');
    await told('The server could not be reached. Please check your connection.')();
  },
});
