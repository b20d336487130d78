import { expect, test } from '@playwright/test';
import { adminPassword, forgetProof, givePassword, newAdmin } from '../../testing/new-admin.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('what matters wants a proof once the last is old: without one nothing is done', async ({ page }) => {
  const { id, email } = await newAdmin(page);
  await givePassword(page, email, '/admin/admins?part=own');
  const setUp = page.getByRole('button', { name: 'Set it up' });
  await expect(setUp).toBeVisible();
  forgetProof(id);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  const given = proof.getByLabel('Your password');
  const proving = proof.getByRole('button', { name: 'Continue' });
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });

  await setUp.click();
  await expect(given).toBeVisible();
  await expectSound(page);
  await proving.click();
  await expect(proof.getByText('Please enter your password')).toBeVisible();
  await given.fill('not-my-password');
  await proving.click();
  await expect(proof.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(given).toHaveValue('not-my-password');
  await page.route('**/api/admin/step-up', route => route.fulfill({ status: 500, body: 'broken' }));
  await proving.click();
  await expect(proof.getByText('That did not work. Please try again.')).toBeVisible();
  await expect(given).toHaveValue('not-my-password');
  await page.unroute('**/api/admin/step-up');
  await page.route('**/api/admin/step-up', route => route.abort());
  await proving.click();
  await expect(proof.getByText('The server could not be reached.')).toBeVisible();
  await page.unroute('**/api/admin/step-up');
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  await setUp.click();
  await given.fill(adminPassword);
  await proving.click();
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // It counts for what follows.
  await setUp.click();
  await expect(dialog).toBeVisible();
});

test('what is asked goes with the session that it was asked of: whoever signs in next is asked nothing', async ({
  page,
}) => {
  const { id, email } = await newAdmin(page);
  const path = '/admin/admins?part=own';
  await givePassword(page, email, path);
  const setUp = page.getByRole('button', { name: 'Set it up' });
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(setUp).toBeVisible();
  forgetProof(id);
  await setUp.click();
  await proof.getByLabel('Your password').fill(adminPassword);
  await page.context().clearCookies();
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(proof).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(path);
  await expect(setUp).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
});
