import { expect, test } from '@playwright/test';
import { codeOf, enrol, givePassword, newAdmin } from '../../testing/new-admin.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('who has a second factor gives a code of it, or each recovery code once', async ({ page }) => {
  const { email } = await newAdmin(page);
  await givePassword(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  const {
    secret,
    recoveryCodes: [recovery],
  } = await enrol(page);
  const signOut = () => page.context().clearCookies();
  const code = page.getByLabel('Code');
  const go = page.getByRole('button', { name: 'Continue' });
  const refusal = page.getByRole('alert').filter({ hasText: /./ });

  await signOut();
  await givePassword(page, email, '/admin/plans');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectSound(page);
  await go.click();
  await expect(refusal).toHaveText('Please fill in all fields');
  await code.fill('no-code-of-mine');
  await go.click();
  await expect(refusal).toContainText('not right');
  await expect(code).toHaveValue('no-code-of-mine');
  // That of now was used to confirm the factor.
  await code.fill(codeOf(secret, 1));
  await go.click();
  await expect(page).toHaveURL('/admin/plans');

  await signOut();
  await givePassword(page, email, '/admin/plans');
  await code.fill(recovery);
  await go.click();
  await expect(page).toHaveURL('/admin/plans');
  await signOut();
  await givePassword(page, email, '/admin/plans');
  await code.fill(recovery);
  await go.click();
  await expect(refusal).toContainText('not right');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible();
});
