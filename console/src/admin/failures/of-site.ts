import { expect } from '@playwright/test';
import { type Act, askedInDialog, button, dialog, inDialog, networkError, nothing } from './act.ts';

type OnAdmin = readonly [method: Act['method'], below: string, name: string, answer?: string];

const actOn =
  (id: number, email: string) =>
  ([method, below, name, answer]: OnAdmin): Act => ({
    name: `${name}: another admin`,
    path: `/admin/admins?admin=${id}`,
    ...{ call: `**/api/admin/admins/${id}${below}`, method },
    prepare: page => expect(dialog(page).getByRole('button', { name, exact: true })).toBeVisible(),
    press: answer === undefined ? inDialog(name) : askedInDialog(name, answer),
    ...{ failed: 'This could not be done', silent: networkError },
    intact: page => expect(page.getByRole('dialog', { name: email, exact: true })).toBeVisible(),
  });

const onAdmin: readonly OnAdmin[] = [
  ['PATCH', '', 'Change the role', 'Change the role'],
  ['PATCH', '', 'Disable', 'Disable'],
  ['POST', '/password-link', 'Send a password link'],
  ['DELETE', '/second-factor', 'Remove the second factor', 'Remove the second factor'],
  ['DELETE', '', 'Delete', 'Delete'],
];

/** The acts on another admin, who has a second factor. */
export const ofAdmin = (id: number, email: string): readonly Act[] => onAdmin.map(actOn(id, email));

/** The act on another admin, who is disabled. */
export const ofDisabledAdmin = (id: number, email: string): Act => actOn(id, email)(['PATCH', '', 'Enable']);

export const ofSite: readonly Act[] = [
  {
    name: 'a user is created',
    path: '/admin?create=user',
    ...{ call: '**/api/admin/users/create', method: 'POST' },
    async prepare(page) {
      await dialog(page).getByLabel('Name', { exact: true }).fill('Nurul Izzah');
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill('nurul.izzah@example.com');
      await dialog(page).getByLabel('WhatsApp', { exact: true }).fill('012-345 6789');
    },
    press: inDialog('Create user'),
    ...{ failed: 'Failed to create user', silent: networkError },
    intact: page => expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Nurul Izzah'),
  },
  {
    name: 'users are exported',
    path: '/admin',
    ...{ call: '**/api/admin/jobs/export', method: 'POST' },
    prepare: nothing,
    press: button('Export'),
    ...{ failed: 'The report could not be exported', silent: networkError },
  },
  {
    name: 'the table of an export is saved',
    path: '/admin',
    ...{ call: '**/api/admin/jobs/*/users.csv', method: 'GET' },
    async prepare(page) {
      const saved = page.waitForEvent('download');
      await button('Export')(page);
      await saved;
      await button('Jobs')(page);
    },
    press: page => dialog(page).getByRole('button', { name: 'Save the table' }).first().click(),
    ...{ failed: 'The report could not be exported', silent: networkError },
    intact: page =>
      expect(dialog(page).getByRole('button', { name: 'Save the table' }).first()).toBeVisible(),
  },
  {
    name: 'the security log is exported',
    path: '/admin/audit?log=security',
    ...{ call: '**/api/admin/security.csv*', method: 'GET' },
    prepare: nothing,
    press: button('Export'),
    ...{ failed: 'The security log could not be exported', silent: networkError },
  },
  {
    name: 'an admin is invited',
    path: '/admin/admins',
    ...{ call: '**/api/admin/admins', method: 'POST' },
    async prepare(page) {
      await button('Invite an admin')(page);
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
    },
    press: inDialog('Send the invitation'),
    ...{ failed: 'This could not be done', silent: networkError },
    intact: page =>
      expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue('somebody@example.com'),
  },
  {
    name: 'plans are saved',
    path: '/admin/plans',
    ...{ call: '**/api/admin/plans', method: 'PUT' },
    prepare: page => page.getByRole('region', { name: 'Premium' }).getByLabel('Description').fill('Mine'),
    press: button('Save the plans'),
    ...{ failed: 'The plans could not be saved', silent: networkError },
    intact: page =>
      expect(page.getByRole('region', { name: 'Premium' }).getByLabel('Description')).toHaveValue('Mine'),
  },
  {
    name: 'mails are tried again',
    path: '/admin/mail',
    ...{ call: '**/api/admin/mails/retry', method: 'POST' },
    async prepare(page) {
      // A mail fails for good only at a mail server; so the answer says so.
      await page.route('**/api/admin/mails?state=failed&limit=1', async route => {
        const response = await route.fetch();
        const list = await response.json();
        await route.fulfill({ response, json: { ...list, total: { count: 1, more: false } } });
      });
      await page.reload();
    },
    async press(page) {
      await button('Retry all failed')(page);
      await inDialog('Retry all failed')(page);
    },
    ...{ failed: 'The mail could not be tried again', silent: networkError },
  },
];
