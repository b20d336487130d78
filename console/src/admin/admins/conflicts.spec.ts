import { expect, test } from '@playwright/test';
import { newAdmin } from '../../testing/new-admin.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { originOfSite } from '../../testing/visit.ts';
import { askedInDialog, dialog, inDialog } from '../failures/act.ts';

test.use({ locale: 'en-GB' });

test('what somebody else did to an admin meanwhile is said, and nothing is done twice', async ({ page }) => {
  const { id, email } = await newAdmin(page);
  const headers = originOfSite();
  const told = page.getByRole('region', { name: 'Notifications' });
  await signInAdmin(page, '/admin/admins?invite');
  const address = dialog(page).getByRole('textbox', { name: 'Email' });
  await address.fill(email);
  await inDialog('Send the invitation')(page);
  await expect(dialog(page)).toContainText('There is already an account with this email address.');
  await expect(address).toHaveValue(email);

  await page.goto(`/admin/admins?admin=${id}`);
  const details = page.getByRole('dialog', { name: email, exact: true });
  await expect(details.getByRole('button', { name: 'Send a password link' })).toBeVisible();
  const disabled = { data: { disabled: true }, headers };
  expect((await page.request.patch(`/api/admin/admins/${id}`, disabled)).status()).toBe(200);
  await inDialog('Send a password link')(page);
  await expect(told.getByText('This admin may not sign in. Enable them first.').first()).toBeVisible();
  // The sheet shows how it stands now, and what can be done about it.
  await inDialog('Enable')(page);
  await expect(details.getByRole('button', { name: 'Disable' })).toBeVisible();

  expect((await page.request.delete(`/api/admin/admins/${id}`, { headers })).status()).toBe(204);
  await askedInDialog('Delete', 'Delete')(page);
  await expect(told.getByText('There is no such admin.').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
});
