import { expect, type Page, test } from '@playwright/test';
import { choose } from '../testing/choose.ts';
import { signInAdmin, signInFresh } from '../testing/sign-in.ts';
import { password } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

interface Writing {
  readonly path: string;
  readonly write: (page: Page) => Promise<void>;
  readonly isThere: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog');
const note = (page: Page) => dialog(page).getByLabel('New note');
const plan = (page: Page) => dialog(page).getByRole('combobox', { name: 'Plan' });
const paid = (page: Page) => dialog(page).getByLabel('Paid (RM)');
const paidByEach = (page: Page) => dialog(page).getByLabel('Paid by each (RM)');
const code = (page: Page) => page.getByRole('textbox', { name: /JSON/ });
const headline = (page: Page) => page.getByLabel('Headline');
const diamond = (page: Page) => page.getByRole('region', { name: 'Diamond' }).getByLabel('Description');
const openNotes = (page: Page) => dialog(page).getByRole('tab', { name: 'Notes & History' }).click();
const axia = 'New price of Perodua Axia 1.0 G';

const writings: readonly Writing[] = [
  {
    path: '/admin/plans',
    write: page => diamond(page).fill('Kept over the end'),
    isThere: page => expect(diamond(page)).toHaveValue('Kept over the end'),
  },
  {
    path: '/admin/models?view=prices',
    write: page => page.getByLabel(axia).fill('41234'),
    isThere: page => expect(page.getByLabel(axia)).toHaveValue('41234'),
  },
  {
    path: '/admin/models?edit=new',
    write: page => dialog(page).getByLabel('Model', { exact: true }).fill('Kancil'),
    isThere: page => expect(dialog(page).getByLabel('Model', { exact: true })).toHaveValue('Kancil'),
  },
  {
    path: '/admin/editor?tab=models',
    async write(page) {
      await code(page).focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('kept over the end');
    },
    isThere: page => expect(code(page)).toContainText('kept over the end'),
  },
  {
    path: '/admin/editor?tab=profile',
    write: page => headline(page).fill('Kept over the end'),
    isThere: page => expect(headline(page)).toHaveValue('Kept over the end'),
  },
  {
    path: '/admin?create=user',
    async write(page) {
      await dialog(page).getByLabel('Name', { exact: true }).fill('Nurul Izzah');
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill('kept@example.com');
      await dialog(page).getByLabel('WhatsApp', { exact: true }).fill('012-345 6789');
      await choose(plan(page), 'Diamond');
    },
    async isThere(page) {
      await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Nurul Izzah');
      await expect(plan(page)).toHaveText(/Diamond/);
    },
  },
  {
    path: '/admin/admins?invite=admin',
    async write(page) {
      await dialog(page).getByRole('textbox', { name: 'Email' }).fill('invited@example.com');
      await dialog(page).getByRole('button', { name: 'Admin', exact: true }).click();
    },
    async isThere(page) {
      await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue('invited@example.com');
      await expect(dialog(page).getByRole('button', { name: 'Admin', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    path: '/admin/users?search=demo-diamond%40example.com',
    async write(page) {
      await page.getByRole('checkbox', { name: /^Select: / }).click();
      await page.getByRole('button', { name: 'Change plan' }).click();
      await choose(plan(page), 'Diamond');
      await paidByEach(page).fill('120.50');
      await dialog(page).getByLabel('Payment note').fill('Paid for the team');
    },
    async isThere(page) {
      await expect(dialog(page)).toContainText('1 user');
      await expect(plan(page)).toHaveText(/Diamond/);
      await expect(paidByEach(page)).toHaveValue('120.50');
      await expect(dialog(page).getByLabel('Payment note')).toHaveValue('Paid for the team');
    },
  },
  {
    path: '/admin?user=1',
    async write(page) {
      await choose(plan(page), 'Diamond');
      await paid(page).fill('59.90');
    },
    async isThere(page) {
      await expect(plan(page)).toHaveText(/Diamond/);
      await expect(paid(page)).toHaveValue('59.90');
    },
  },
  {
    path: '/admin?user=1&about=notes',
    write: page => note(page).fill('Asked for a demo on Friday'),
    isThere: page => expect(note(page)).toHaveValue('Asked for a demo on Friday'),
  },
];

/** Has the session be as old as none may be, which the page finds by its clock. */
const runOut = (page: Page) =>
  page.evaluate(() => localStorage.setItem('lk.session.admin', '{"began":0,"active":0}'));

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email').fill('demo-admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('lk.admin-unsaved'));

test('what an admin has written is there again after the session has ended and they signed in, and goes with a logout', async ({
  page,
}) => {
  page.on('dialog', leave => void leave.accept());
  await signInFresh(page);
  await signInAdmin(page, '/admin');
  for (const { path, write, isThere } of writings)
    await test.step(path, async () => {
      await page.goto(path);
      await write(page);
      await runOut(page);
      await signInAgain(page);
      await expect(page).toHaveURL(path);
      await isThere(page);
    });

  // A note, or a sale, that was begun waits for its end, whatever is looked at meanwhile.
  await dialog(page).getByRole('tab', { name: 'User Actions' }).click();
  await openNotes(page);
  await expect(note(page)).toHaveValue('Asked for a demo on Friday');
  await dialog(page).getByRole('tab', { name: 'Plan Management' }).click();
  await expect(paid(page)).toHaveValue('59.90');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/admin?user=1');
  await openNotes(page);
  await expect(note(page)).toHaveValue('Asked for a demo on Friday');
  await note(page).fill('');
  await expect.poll(() => stored(page)).not.toContain('Asked for a demo');
  await page.goto('/admin/plans');
  await expect(diamond(page)).toHaveValue('Kept over the end');
  await page.getByRole('link', { name: 'Mail' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(page).toHaveURL('/admin/mail');
  await page.getByRole('link', { name: 'Plans' }).click();
  await expect(diamond(page)).not.toHaveValue('Kept over the end');
  await page.getByRole('link', { name: 'Enhanced Admin Center' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(await stored(page)).toBeNull();
});
