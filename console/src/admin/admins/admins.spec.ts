import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectWritten } from '../../testing/audit.ts';
import { mailedLink } from '../../testing/mails.ts';
import { endSession, signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, freshEmail, originOfSite, searchFor, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const chosen = 'kereta-laju-27-hijau';

test('an admin invites another, who chooses a password, sets up a second factor and looks after it', async ({
  page,
}) => {
  const complaints = await watch(page);
  const email = freshEmail();
  await signInAdmin(page, '/admin/admins');
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite an admin' });
  await invitation.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(invitation.getByRole('alert')).toHaveText('Please fill in all fields');
  await invitation.getByLabel('Email').fill(email);
  await expectSound(page);
  await invitation.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');

  const link = await mailedLink(email, '/admin/set-password');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/^At least 8 characters/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('seven-7');
  await page.getByLabel('Confirm password').fill('seven-7');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/admin/admins?part=own');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(setUp.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await expectSound(page);
  const secret = (await setUp.locator('code').textContent()) ?? '';
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await setUp.getByLabel('Code of the app').fill('000000');
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  await expect(setUp.getByRole('alert')).toContainText('not right');
  await setUp.getByLabel('Code of the app').fill('');
  // As an app shows it, and as it is pasted.
  await page.keyboard.insertText(code().replace(/^.../, '$& '));
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectSound(page);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByLabel('Current password').fill(chosen);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(`${chosen}-2`);
  await page.getByLabel('Confirm password').fill(`${chosen}-2`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed').first()).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();

  await page.getByRole('button', { name: 'Remove it' }).click();
  await page
    .getByRole('dialog', { name: 'Remove your second factor?' })
    .getByRole('button', { name: 'Remove it' })
    .click();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  for (const [action, called] of [
    ['password_changed', 'Password changed'],
    ['second_factor_removed', 'Second factor removed'],
  ] as const)
    await expectWritten(page, { action, called, by: email });
  expect(complaints).toEqual([]);
});

test('roles and access change and are written down; the last admin stays; what is gone is said', async ({
  page,
}) => {
  const headers = originOfSite();
  const email = freshEmail();
  await signInAdmin(page);
  const invited = await page.request.post('/api/admin/admins', {
    data: { email, role: 'support' },
    headers,
  });
  const { id } = await invited.json();
  await page.goto('/admin/admins');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: email, exact: true });
  const confirmed = (question: string, action: string) =>
    page.getByRole('dialog', { name: question }).getByRole('button', { name: action }).click();

  await details.getByRole('button', { name: 'Change the role' }).click();
  await confirmed(`Give ${email} the role Admin?`, 'Change the role');
  await expect(details.getByText('May do everything.')).toBeVisible();
  await details.getByRole('button', { name: 'Disable' }).click();
  await confirmed(`Disable ${email}?`, 'Disable');
  await expect(details.getByRole('button', { name: 'Enable' })).toBeVisible();
  await expectSound(page);
  await details.getByRole('button', { name: 'Enable' }).click();
  await expect(details.getByRole('button', { name: 'Disable' })).toBeVisible();
  await details.getByRole('link', { name: 'What was done to this admin' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?target=\d+$/);
  const entries = page.getByRole('table', { name: 'History' }).getByRole('row');
  await expect(entries.filter({ hasText: 'Admin changed' })).toHaveCount(3);

  await page.goto(`/admin/admins?admin=${id}`);
  await expect(details).toBeVisible();
  await page.request.delete(`/api/admin/admins/${id}`, { headers });
  await details.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText('There is no such admin.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/admin/admins');
  await page.getByRole('row', { name: 'demo-admin@example.com' }).getByRole('button').click();
  const last = page.getByRole('dialog', { name: 'demo-admin@example.com' });
  await expect(last.getByText('Nobody else could run the site.')).toBeVisible();
  await expect(last.getByRole('button', { name: 'Disable' })).toBeDisabled();
  await expectSound(page);
});

test('who only helps sees the admins and changes none', async ({ page }) => {
  await page.route('**/api/admin/admins*', route => route.fulfill({ status: 500, body: 'broken' }));
  await signInAdmin(page, '/admin/admins', 'support');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/admins*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('row', { name: 'demo-admin@example.com' }).getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'demo-admin@example.com' });
  await expect(details.getByText('Only an admin may change this.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Disable' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite an admin' })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await endSession(page, () => page.getByRole('button', { name: 'My account' }).click());
});

test('the admins are searched and put in order by keyboard, and a reload leads to the same', async ({
  page,
}) => {
  const email = freshEmail();
  await signInAdmin(page, '/admin/admins');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/admin/admins', { data: { email, role: 'support' }, headers });
  await page.reload();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.filter({ hasText: email })).toBeVisible();
  await searchFor(page, email.slice(0, 24));
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 admin', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: email });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  await page.goto('/admin/admins?search=example.com');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/admin/admins?search=example.com&sort=email');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Admin', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const names = await page.getByRole('rowheader').getByRole('button').allInnerTexts();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectSound(page);
});
