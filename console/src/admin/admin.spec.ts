import { expect, type Page, test } from '@playwright/test';
import { expectSound, watch } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const email = 'demo-admin@example.com';
const password = 'only-for-tests-1';

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an admin signs in, finds a user by keyboard, and comes back to the same list', async ({ page }) => {
  await page.goto('/admin?plan=diamond');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\?plan=diamond$/);
  const complaints = await watch(page);
  await expect(page.getByRole('row', { name: 'demo-diamond@example.com' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'demo-basic@example.com' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }

  await page.getByRole('row', { name: 'demo-diamond@example.com' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByText('/a/demo-diamond')).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\?plan=diamond$/);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
  expect(complaints).toEqual([]);
});
