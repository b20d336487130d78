import { expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { endSession, signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, freshEmail, password, watch } from '../../testing/visit.ts';
import { questionsGone } from '../failures/act.ts';

test.use({ locale: 'en-GB' });

async function register(page: Page, name: string): Promise<string> {
  const email = freshEmail();
  const made = await page.request.post('/api/auth/register', { data: { name, email, password } });
  expect(made.status()).toBe(201);
  await page.context().clearCookies({ name: 'lk_session' });
  return email;
}

const message = (page: Page, text: string) => page.getByText(text).first();

test('the figures are charts, in light and dark, on a page and on a phone, and can be read', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.route('**/api/admin/stats', route => route.abort());
  await signInAdmin(page, '/admin/dashboard');
  await expect(page.getByText('Failed to fetch admin data')).toBeVisible();
  await page.unroute('**/api/admin/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.route('**/api/admin/stats/series*', route => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.reload();
  await expect(page.getByText('Failed to fetch admin data')).toBeVisible();
  await page.unroute('**/api/admin/stats/series*');
  await page.getByRole('button', { name: 'Try again' }).click();
  // The demo advisors came in today.
  // The first figure is the sum; a second one stands at the pointer, where that is over the chart.
  const sum = page.getByRole('figure').filter({ hasText: 'Sign-ups' }).locator('strong').first();
  await expect(sum).not.toHaveText('0');
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1440],
    ['dark', 390],
    ['light', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.getByText('Show the figures as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Revenue' })).toBeVisible();
  await page.getByRole('button', { name: '1 year' }).click();
  // By months, so that they can be read at a glance.
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(20);
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test('plans are changed where they stand; what fails is put back and said, and a deletion names its object', async ({
  page,
  context,
}) => {
  const email = await register(page, 'Hafiz bin Osman');
  await signInAdmin(page, `/admin/dashboard?tab=users&search=${encodeURIComponent(email.slice(0, 24))}`);
  const row = page.getByRole('row', { name: email });
  const plan = row.getByRole('combobox', { name: 'Plan: Hafiz bin Osman' });
  const said = (text: string) => () => expect(message(page, text)).toBeVisible({ timeout: 5000 });
  await choose(plan, 'Premium', said('User plan updated to Premium successfully!'));
  // For the month that is written down as paid.
  const [bought] = (
    await (await page.request.get(`/api/admin/users?search=${encodeURIComponent(email)}`)).json()
  ).items;
  const days = (Date.parse(bought.access.expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(plan).toHaveText(/Basic/);

  const planAt = '**/api/admin/users/*/plan';
  await page.route(planAt, route => route.fulfill({ status: 500, body: 'broken' }));
  await choose(plan, 'Diamond', said('Failed to update user plan'));
  await expect(plan).toHaveText(/Basic/);
  await page.unroute(planAt);
  await page.route(planAt, route => route.abort());
  await choose(plan, 'Diamond', said('Error updating plan: Network error occurred'));
  await expect(plan).toHaveText(/Basic/);
  await page.unroute(planAt);

  // A plan is not taken away by a slip.
  await choose(plan, 'Premium');
  const downgrade = page.getByRole('dialog', { name: 'Downgrade Hafiz bin Osman to Basic?' });
  const asked = () => expect(downgrade).toBeVisible({ timeout: 5000 });
  await choose(plan, 'Basic', asked);
  await downgrade.getByRole('button', { name: 'Cancel' }).click();
  await expect(downgrade).toHaveCount(0);
  await expect(plan).toHaveText(/Premium/);
  await choose(plan, 'Basic', asked);
  await downgrade.getByRole('button', { name: 'Downgrade to Basic' }).click();
  await expect(message(page, 'User plan updated to Basic successfully!')).toBeVisible();
  await expect(plan).toHaveText(/Basic/);

  // What the list is narrowed to waits behind the other tab.
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '1 year' }).click();
  await expect(page).toHaveURL(/days=365/);
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(row).toBeVisible();

  // Somebody else is quicker.
  const { origin } = new URL(page.url());
  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(email)}`);
  const [{ id }] = ((await found.json()) as { items: { id: number }[] }).items as [{ id: number }];
  const read = await page.request.get(`/api/admin/users/${id}`);
  const headers = { origin, 'If-Match': read.headers().etag ?? '' };
  expect((await page.request.post(`/api/admin/users/${id}/revoke`, { headers })).status()).toBe(200);
  const stays = message(page, 'was changed by');
  await choose(plan, 'Diamond', () => expect(stays).toBeVisible({ timeout: 5000 }));
  await expect(plan).toHaveText(/Basic/);
  // It lies over no row that cannot be scrolled out from under it.
  await page.keyboard.press('End');
  await expect
    .poll(async () => {
      const [last, over] = await Promise.all([row.boundingBox(), stays.boundingBox()]);
      return last && over && last.y + last.height <= over.y;
    })
    .toBe(true);

  await row.getByRole('button', { name: 'Manage Plan' }).click();
  await expect(page.getByRole('dialog').getByText('Pending')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Hafiz bin Osman?' });
  await expect(question).toContainText(
    'Are you sure you want to delete this user? This action cannot be undone.',
  );
  // Whom somebody else has approved meanwhile is not deleted as one who waits.
  const again = await page.request.get(`/api/admin/users/${id}`);
  const newest = { origin, 'If-Match': again.headers().etag ?? '' };
  expect((await page.request.post(`/api/admin/users/${id}/approve`, { headers: newest })).status()).toBe(200);
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(message(page, 'Approved: No → Yes')).toBeVisible();
  await expect(row).toBeVisible();
  await questionsGone(page);
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(message(page, 'User deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/audit?action=account_deleted&user=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'demo-admin@example.com' }).first()).toBeVisible();

  // Who only helps looks, and changes no plan.
  await context.clearCookies();
  await signInAdmin(page, '/admin/dashboard?tab=users', 'support');
  await expect(page.getByRole('button', { name: 'Manage Plan' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Plan: / })).toHaveCount(0);
  await expectSound(page);

  // The session ends in the middle.
  await endSession(page, () => page.getByRole('button', { name: 'Refresh' }).click());
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fdashboard%3Ftab%3Dusers/);
});
