import { expect, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { enrol, givePassword, newAdmin } from '../../testing/new-admin.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const own = '/admin/admins?part=own';

test('recovery codes are renewed on purpose, and shown until they are kept', async ({ page }) => {
  const { id, email } = await newAdmin(page);
  await givePassword(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  const { recoveryCodes } = await enrol(page);
  await page.goto(own);
  const renew = page.getByRole('button', { name: 'New recovery codes' });
  const question = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  const codes = page.getByRole('dialog', { name: 'Recovery codes', exact: true });
  await renew.click();
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(codes).toHaveCount(0);

  await renew.click();
  await question.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByText(recoveryCodes[0])).toHaveCount(0);
  // The question of the time before is in front until it has gone, though nobody hears it any more.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  const lost = page.getByRole('dialog', { name: 'Close without keeping the codes?' });
  await page.keyboard.press('Escape');
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await expect(lost).toHaveCount(0);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  for (const [action, called] of [
    ['recovery_codes_renewed', 'Recovery codes renewed'],
    ['second_factor_enrolled', 'Second factor added'],
  ] as const)
    await expectWritten(page, { action, called, to: { target: id }, by: email });
});

test('an admin ends one other device, and then all others', async ({ page, browser }) => {
  const { id, email } = await newAdmin(page);
  const elsewhere = async () => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const other = await context.newPage();
    await givePassword(other, email, '/admin/plans');
    await expect(other).toHaveURL('/admin/plans');
    return other;
  };
  const first = await elsewhere();
  await givePassword(page, email, own);
  const devices = page.getByRole('table', { name: 'My devices' });
  const end = devices.getByRole('button', { name: /^Sign out / });
  const question = page.getByRole('dialog', { name: /^Sign out .+\?$/ });
  await expect(end).toHaveCount(1);
  await end.click();
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(end).toHaveCount(1);
  await end.click();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(end).toHaveCount(0);
  await first.reload();
  await expect(first).toHaveURL(/\/admin\/login/);

  const others = [await elsewhere(), await elsewhere()];
  await page.reload();
  await expect(end).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere but here?' })
    .getByRole('button', { name: 'Sign out all others' })
    .click();
  await expect(end).toHaveCount(0);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(/\/admin\/login/);
  }
  await page.reload();
  await expect(devices.getByText('This device')).toBeVisible();
  await expectWritten(page, {
    ...{ action: 'sessions_ended', called: 'Sessions ended', to: { target: id } },
    by: email,
  });
  for (const each of [first, ...others]) await each.context().close();
});

test('an admin helps another who lost the phone, sends them a link, and deletes them', async ({ page }) => {
  const lost = await newAdmin(page);
  await givePassword(page, lost.email);
  await expect(page).toHaveURL('/admin/dashboard');
  await enrol(page);
  await page.context().clearCookies();
  await signInAdmin(page, `/admin/admins?admin=${lost.id}`);
  const details = page.getByRole('dialog', { name: lost.email, exact: true });
  const told = page.getByRole('region', { name: 'Notifications' });
  const confirmed = async (press: string) => {
    await details.getByRole('button', { name: press }).click();
    const question = page.getByRole('dialog', { name: new RegExp(`^${press}.*\\?$`) });
    await question.getByRole('button', { name: press }).click();
  };
  await confirmed('Remove the second factor');
  await expect(details.getByRole('button', { name: 'Remove the second factor' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Send a password link' }).click();
  await expect(told.getByText(lost.email).first()).toBeVisible();
  await confirmed('Delete');
  await expect(details).toHaveCount(0);
  await page.goto(`/admin/audit?target=${lost.id}`);
  const written = page
    .getByRole('table', { name: 'History' })
    .getByRole('row')
    .filter({ hasText: 'demo-admin@example.com' });
  // With the invitation.
  await expect(written).toHaveCount(4);
  for (const called of [
    'Admin added',
    'Second factor removed',
    'Password link sent to an admin',
    'Admin deleted',
  ])
    await expect(written.filter({ hasText: called })).toHaveCount(1);
});
