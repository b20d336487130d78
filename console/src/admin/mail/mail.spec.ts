import { expect, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

test('who only helps sees the mails and sends none; a failure is said, and a session that ended', async ({
  page,
  context,
}) => {
  await page.route('**/api/admin/mails*', route => route.fulfill({ status: 500, body: 'broken' }));
  await signInAdmin(page, '/admin/mail', 'support');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/mails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\d+ mails?$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try all failed again' })).toHaveCount(0);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
});
