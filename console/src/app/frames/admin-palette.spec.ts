import { expect, type Page, test } from '@playwright/test';
import { newUser } from '../../testing/people.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, isThere, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Pages and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
/** What is announced of the list. */
const state = (page: Page) => palette(page).getByRole('status').last();
const told = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function openPalette(page: Page): Promise<void> {
  await isThere(page);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the palette and goes on to what can be done to a user. */
async function lookAfter(page: Page, name: string, key = 'Enter'): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(name);
  await expect(option(page, new RegExp(name))).toHaveAttribute('data-highlighted');
  await page.keyboard.press(key);
  await expect(field(page)).toHaveAttribute('aria-label', `What to do with ${name}`);
  await expect(option(page, 'Open')).toBeVisible();
}

test('a user is approved and that is undone, by keyboard alone and from any page', async ({ page }) => {
  const complaints = await watch(page);
  const { name, id } = await newUser(page);
  await signInAdmin(page, '/admin/plans');
  const standing = async () =>
    ((await (await page.request.get(`/api/admin/users/${id}`)).json()) as { status: string }).status;
  await lookAfter(page, name);
  await page.keyboard.type('revoke');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Revoke the approval of ${name}?` });
  await expect(question.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Revoke approval' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page).getByText('User access revoked successfully')).toBeVisible();
  await expect(question.or(palette(page))).toHaveCount(0);

  // What was used last stands first, without typing.
  await openPalette(page);
  await expect(palette(page).getByText('Recently used')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(option(page, 'Approve')).toBeVisible();
  await expect(option(page, 'Revoke approval')).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.keyboard.type('appr');
  await page.keyboard.press('Enter');
  await expect(told(page).getByText('User approved successfully')).toBeVisible();
  expect(await standing()).toBe('active');
  await expect(question.or(palette(page))).toHaveCount(0);
  const undo = told(page).getByRole('button', { name: 'Undo' }).first();
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page).getByText('Undone', { exact: true })).toBeVisible();
  expect(await standing()).toBe('pending');
  expect(new URL(page.url()).pathname).toBe('/admin/plans');
  expect(complaints).toEqual([]);
});

test('what hurts asks first, and names whom; Backspace and Escape lead back to what was typed', async ({
  page,
}) => {
  const { name, id } = await newUser(page);
  await signInAdmin(page, '/admin/plans');
  await lookAfter(page, name, 'ArrowRight');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveAttribute('aria-label', `What to do with ${name}`);
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveAttribute('aria-label', 'Pages and commands');
  await expect(field(page)).toHaveValue(name);
  await expect(option(page, new RegExp(name))).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Tab');
  await expect(option(page, 'Open')).toHaveAttribute('data-highlighted');
  await page.keyboard.type('delete');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expect(question).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  expect((await page.request.get(`/api/admin/users/${id}`)).status()).toBe(200);

  await lookAfter(page, name);
  await page.keyboard.type('notes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin?user=${id}&about=notes`);
  await expect(
    page.getByRole('dialog', { name }).getByRole('tab', { name: 'Notes & History' }),
  ).toHaveAttribute('aria-selected', 'true');
});

test('who only helps is offered what they may do, and nothing else', async ({ page }) => {
  const { name } = await newUser(page);
  await signInAdmin(page, '/admin/plans', 'support');
  await lookAfter(page, name);
  await expect(option(page, 'Copy the email address')).toBeVisible();
  for (const act of [
    'Delete user',
    'Premium for 30 days',
    'Penalize for 3 days',
    'Revoke approval',
    'Force logout',
  ])
    await expect(option(page, act)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await field(page).fill('');
  await expect(option(page, 'Security log')).toBeVisible();
  for (const action of [
    'Invite an admin',
    'Export all users',
    'Retry all failed mails',
    'Import prices (CSV)',
  ])
    await expect(option(page, action)).toHaveCount(0);
});

test('what a screen does is done from any other: an invitation, a table, a file, and mails', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/plans');
  const choose = async (typed: string, name: string) => {
    await openPalette(page);
    await page.keyboard.type(typed);
    await expect(option(page, name)).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  await choose('invite', 'Invite an admin');
  await expect(page.getByRole('dialog', { name: 'Invite an admin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog]')).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await choose('prices export', 'Export prices (CSV)');
  expect((await saved).suggestedFilename()).toBe('loan-kereta-prices.csv');
  const file = page.waitForEvent('filechooser');
  await choose('import', 'Import prices (CSV)');
  await (await file).setFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,price\nx,1\n'),
  });
  await expect(page.getByRole('dialog', { name: 'This file was not taken over' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await choose('schedule a', 'Schedule a price change');
  await expect(page.getByText(/there you choose the time at which they change/)).toBeVisible();

  const log = page.waitForEvent('download');
  await choose('export log', 'Export the security log');
  expect((await log).suggestedFilename()).toBe('loan-kereta-security.csv');
  await choose('retry', 'Retry all failed mails');
  await expect(page.getByRole('dialog', { name: /again/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  // Once: not again for who loads the page again.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await choose('export all', 'Export all users');
  await expect(page.getByText('The export has begun.').first()).toBeVisible();
});

test('the search for users says that it goes on, that it failed, and that it found nobody', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/plans');
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/api/admin/users?search=*', async route => {
    await mayFail;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await openPalette(page);
  await page.keyboard.type('demo-basic');
  await expect(state(page)).toHaveText('Searching users…');
  await expect(palette(page).getByText('Nothing found')).toHaveCount(0);
  await expectSound(page);
  fail();
  await expect(state(page)).toHaveText('Users could not be searched');
  await expectSound(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await expect(option(page, /demo-basic@example\.com/)).toBeVisible();
  await expect(state(page)).toHaveText('1 result');
  await page.keyboard.type('-nobody');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  await expect(state(page)).toBeEmpty();
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('on a phone it is opened, walked and left by finger', async ({ page }) => {
    const { name } = await newUser(page);
    await signInAdmin(page, '/admin/plans');
    await isThere(page);
    await page.getByRole('button', { name: 'Search' }).tap();
    await field(page).fill(name);
    await option(page, new RegExp(name)).tap();
    await expect(option(page, 'Premium for 30 days')).toBeVisible();
    await expectSound(page);
    await palette(page).getByRole('button', { name: 'Back to all pages and commands' }).tap();
    await expect(field(page)).toHaveValue(name);
    await palette(page).getByRole('button', { name: 'Close' }).tap();
    await expect(palette(page)).toHaveCount(0);
  });
});
