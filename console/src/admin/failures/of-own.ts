import { expect, type Page } from '@playwright/test';
import { adminPassword } from '../../testing/new-admin.ts';
import { type Act, button, dialog, inDialog, networkError } from './act.ts';

const said = { failed: 'This could not be done', silent: networkError };
const factor = '**/api/admin/second-factor';

/** What an admin does to their own account, on its screen. Who only helps may do all of it. */
const own = (act: Omit<Act, 'path' | 'supportMay'>): Act => ({
  ...act,
  path: '/admin/admins?part=own',
  supportMay: true,
});
const has = (name: string | RegExp) => (page: Page) =>
  expect(page.locator('#content').getByRole('button', { name })).toBeVisible();
/** Presses a button, and then the one of the question that it asks. */
const asked =
  (name: string, answer = name) =>
  async (page: Page) => {
    await button(name)(page);
    await inDialog(answer)(page);
  };

const fillPassword = async (page: Page) => {
  await page.getByLabel('Current password').fill(adminPassword);
  await page.getByLabel('New password', { exact: true }).fill(`${adminPassword}-2`);
  await page.getByLabel('Confirm password').fill(`${adminPassword}-2`);
};

/** Of an admin who has no second factor. */
export const ofOwn: readonly Act[] = [
  own({
    name: 'a password is changed',
    ...{ call: '**/api/admin/password', method: 'POST' },
    prepare: fillPassword,
    press: button('Change password'),
    ...said,
    intact: page => expect(page.getByLabel('Current password')).toHaveValue(adminPassword),
  }),
  own({
    name: 'a second factor is begun',
    ...{ call: factor, method: 'POST' },
    prepare: has('Set it up'),
    press: button('Set it up'),
    ...said,
    intact: has('Set it up'),
  }),
  own({
    name: 'a second factor is confirmed',
    ...{ call: `${factor}/confirm`, method: 'POST' },
    async prepare(page) {
      await button('Set it up')(page);
      await dialog(page).getByLabel('Code of the app').fill('123456');
    },
    press: inDialog('Confirm'),
    ...said,
    intact: page => expect(dialog(page).getByLabel('Code of the app')).toHaveValue('123456'),
  }),
];

/** Of one who has one. */
export const ofOwnFactor: readonly Act[] = [
  own({
    name: 'recovery codes are renewed',
    ...{ call: `${factor}/recovery-codes`, method: 'POST' },
    prepare: has('New recovery codes'),
    press: asked('New recovery codes'),
    ...said,
    intact: page => expect(page.getByText('10 recovery codes left')).toBeVisible(),
  }),
  own({
    name: 'a second factor is removed',
    ...{ call: factor, method: 'DELETE' },
    prepare: has('Remove it'),
    press: asked('Remove it'),
    ...said,
    intact: has('Remove it'),
  }),
];

const devices = {
  call: /\/api\/admin\/sessions(\/[^/?]+)?$/,
  method: 'DELETE' as const,
  failed: 'That did not work. Please try again.',
  silent: 'The server could not be reached. Please check your connection.',
};

/** Of one who is signed in elsewhere, too. */
export const ofDevices: readonly Act[] = [
  own({
    name: 'a device is signed out',
    ...devices,
    prepare: has(/^Sign out (?!all)/),
    async press(page) {
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Sign out / })
        .first()
        .click();
      await inDialog('Sign out')(page);
    },
    intact: has(/^Sign out (?!all)/),
  }),
  own({
    name: 'all other devices are signed out',
    ...devices,
    prepare: has('Sign out all others'),
    press: asked('Sign out all others'),
    intact: has('Sign out all others'),
  }),
];
