import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../testing/sign-in.ts';
import { freshEmail, password } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const networkError = 'Network error occurred';
const unreachable = 'The server could not be reached. Please check your connection.';

interface Act {
  readonly name: string;
  readonly path: string;
  /** What is called, and which calls of it fail. */
  readonly call: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Does all but the last press. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What is said when the server has a fault, and when there is no way to it. */
  readonly failed: string;
  readonly silent: string;
  /** What still stands there afterwards. */
  readonly intact?: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const nothing = async () => {};

/** The acts on one user that are no change of their standing, which `acts.spec.ts` walks. */
const ofUser = (id: number): readonly Act[] => [
  {
    name: 'a note is saved',
    path: `/admin?user=${id}`,
    ...{ call: '**/notes', method: 'POST' },
    async prepare(page) {
      await dialog(page).getByRole('tab', { name: 'Notes & History' }).click();
      await page.getByLabel('New note').fill('Asked for a demo on Friday');
    },
    press: inDialog('Save Notes'),
    ...{ failed: 'Failed to save notes', silent: networkError },
    intact: page => expect(page.getByLabel('New note')).toHaveValue('Asked for a demo on Friday'),
  },
  {
    name: 'a user is deleted',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}`, method: 'DELETE' },
    prepare: page => dialog(page).getByRole('tab', { name: 'User Actions' }).click(),
    async press(page) {
      await inDialog('Delete user')(page);
      await page
        .getByRole('dialog', { name: /^Delete / })
        .getByRole('button', { name: 'Delete user' })
        .click();
    },
    ...{ failed: 'Failed to delete user', silent: networkError },
    intact: page => expect(dialog(page).getByText('Noraini binti Salleh').first()).toBeVisible(),
  },
];

/** The acts on some users at once. */
const ofMany: readonly Act[] = [
  {
    name: 'some users are given a plan',
    path: '/admin/users?search=demo-basic@example.com',
    ...{ call: '**/api/admin/jobs/plan', method: 'POST' },
    async prepare(page) {
      await page.getByRole('checkbox', { name: /^Select: / }).click();
      await button('Change plan')(page);
      await dialog(page).getByLabel('Payment note').fill('Paid at the counter');
    },
    press: inDialog('Give Premium to 1 user'),
    ...{ failed: 'The job could not be started', silent: networkError },
    intact: page => expect(dialog(page).getByLabel('Payment note')).toHaveValue('Paid at the counter'),
  },
  {
    name: 'some users are approved',
    path: '/admin/users?search=demo-basic@example.com',
    ...{ call: '**/api/admin/jobs/approval', method: 'POST' },
    prepare: page => page.getByRole('checkbox', { name: /^Select: / }).click(),
    async press(page) {
      await button('Approve')(page);
      await inDialog('Approve')(page);
    },
    ...{ failed: 'The job could not be started', silent: networkError },
    intact: page => expect(page.getByText('1 selected')).toBeVisible(),
  },
];

const ofSite: readonly Act[] = [
  {
    name: 'mails are tried again',
    path: '/admin/mail',
    ...{ call: '**/api/admin/mails/retry', method: 'POST' },
    prepare: nothing,
    async press(page) {
      await button('Try all failed again')(page);
      await inDialog('Try all failed again')(page);
    },
    ...{ failed: 'The mail could not be tried again', silent: networkError },
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
];

const ofCars: readonly Act[] = [
  {
    name: 'a model is added',
    path: '/admin/models?edit=new',
    ...{ call: '**/api/models', method: 'POST' },
    async prepare(page) {
      for (const [label, value] of [
        ['Model', 'Kancil'],
        ['Variant', '660'],
        ['OTR Price (RM)', '30000'],
      ] as const)
        await dialog(page).getByLabel(label, { exact: true }).fill(value);
    },
    press: inDialog('Save'),
    ...{ failed: 'Failed to save model.', silent: unreachable },
    intact: page => expect(dialog(page).getByLabel('Model', { exact: true })).toHaveValue('Kancil'),
  },
  {
    name: 'a model is deleted',
    path: '/admin/models',
    ...{ call: '**/api/models/*', method: 'DELETE' },
    prepare: nothing,
    async press(page) {
      await button('Delete Perodua Axia 1.0 G')(page);
      await inDialog('Delete')(page);
    },
    ...{ failed: 'Failed to delete model.', silent: unreachable },
    intact: page => expect(page.getByRole('row').filter({ hasText: '1.0 G' }).first()).toBeVisible(),
  },
  {
    name: 'prices are saved',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices', method: 'PUT' },
    async prepare(page) {
      await page.getByLabel('New price of Perodua Axia 1.0 G').fill('41000');
      await button('Review 1 change')(page);
    },
    press: inDialog('Save prices'),
    ...{ failed: 'Failed to save price list.', silent: unreachable },
    intact: page => expect(dialog(page).getByText('RM41,000')).toBeVisible(),
  },
  {
    name: 'a document is saved',
    path: '/admin/editor?tab=models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    async prepare(page) {
      await page.getByRole('textbox', { name: /JSON/ }).focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('\n');
      // As it was, but for the line: what is valid can be sent.
    },
    press: button('Save'),
    ...{ failed: 'Failed to save models.', silent: unreachable },
  },
  {
    name: 'a model is saved from its form',
    path: '/admin/editor?tab=form',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    async prepare(page) {
      for (const [label, value] of [
        ['Code', 'kancil'],
        ['Model name', 'Kancil'],
        ['Variant', '660'],
        ['OTR Price (RM)', '30000'],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value);
    },
    press: button('Save'),
    ...{ failed: 'Failed to save models.', silent: unreachable },
    intact: page => expect(page.getByLabel('Code', { exact: true })).toHaveValue('kancil'),
  },
];

/** Each act fails by a fault of the server and by the network, says which, and keeps what was written. */
async function fail(
  page: Page,
  { path, call, method, prepare, press, failed, silent, intact }: Act,
): Promise<void> {
  await page.goto(path);
  await prepare(page);
  for (const [said, how] of [
    [failed, 'fault'],
    [silent, 'silence'],
  ] as const) {
    await page.route(call, route => {
      if (route.request().method() !== method) return route.fallback();
      return how === 'fault' ? route.fulfill({ status: 500, body: 'broken' }) : route.abort();
    });
    // The question of the time before is in front until it has gone.
    await expect(page.locator('[role=dialog][data-closed]')).toHaveCount(0);
    await press(page);
    await expect(page.getByText(said).first()).toBeVisible();
    await page.unroute(call);
    await intact?.(page);
  }
}

test('what is done to a user fails aloud, by the server and by the network, and nothing that was written is lost', async ({
  page,
}) => {
  const email = freshEmail();
  const name = 'Noraini binti Salleh';
  const made = await page.request.post('/api/auth/register', { data: { name, email, password } });
  const { user } = (await made.json()) as { user: { id: number } };
  await page.context().clearCookies({ name: 'lk_session' });
  await signInAdmin(page, '/admin');
  for (const act of [...ofUser(user.id), ...ofMany]) await test.step(act.name, () => fail(page, act));
});

for (const [what, acts] of [
  ['the site', ofSite],
  ['the cars', ofCars],
] as const)
  test(`what is done to ${what} fails aloud, by the server and by the network, and nothing that was written is lost`, async ({
    page,
  }) => {
    page.on('dialog', leave => void leave.accept());
    await signInAdmin(page, '/admin');
    for (const act of acts) await test.step(act.name, () => fail(page, act));
  });
