import { expect, test } from '@playwright/test';
import { adminPassword, codeOf, enrol, givePassword, newAdmin } from '../../testing/new-admin.ts';
import { expectSound, originOfSite } from '../../testing/visit.ts';

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
  const login = '**/api/admin/login';
  await page.route(login, route => route.fulfill({ status: 500, body: 'broken' }));
  await go.click();
  await expect(refusal).toHaveText('Invalid admin credentials');
  await page.unroute(login);
  await page.route(login, route => route.abort());
  await go.click();
  await expect(refusal).toHaveText('Login failed. Please check your connection.');
  await expect(code).toHaveValue('no-code-of-mine');
  await page.unroute(login);
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

test('whoever gives too many wrong codes is told for how long to wait, and the code stays', async ({
  page,
}) => {
  const { email } = await newAdmin(page);
  await givePassword(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  const { recoveryCodes } = await enrol(page);
  await page.context().clearCookies();
  await givePassword(page, email, '/admin/plans');
  const code = page.getByLabel('Code');
  await code.fill('no-code-of-mine');
  const headers = originOfSite();
  const data = { email, password: adminPassword, code: 'no-code-of-mine' };
  const tryIt = () => page.request.post('/api/admin/login', { data, headers });
  await expect.poll(async () => (await tryIt()).status()).toBe(429);
  const refusal = page.getByRole('alert').filter({ hasText: /./ });
  const go = page.getByRole('button', { name: 'Continue' });
  await go.click();
  await expect(refusal).toContainText('That was too often. Please wait a while and try again.');
  await expect(refusal).toContainText(/You can try again in \d+ s\./);
  await expect(code).toHaveValue('no-code-of-mine');
  await expectSound(page);
  // Not even by the right one.
  await code.fill(recoveryCodes[0]);
  await go.click();
  await expect(refusal).toContainText('That was too often.');
  await expect(code).toHaveValue(recoveryCodes[0]);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('heading', { name: 'Admin sign in' })).toBeVisible();
});
