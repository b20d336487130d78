import { expect, type Page, test } from '@playwright/test';
import { givePassword, newAdmin } from '../testing/new-admin.ts';
import { expectSound } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Your session is about to end' });

/** An admin of the test's own on a screen whose clock is the test's. */
async function admin(page: Page): Promise<string> {
  const { email } = await newAdmin(page);
  await page.clock.install();
  await givePassword(page, email, '/admin/plans');
  await expect(page).toHaveURL('/admin/plans');
  // The session is watched once nothing else is to be done.
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  return email;
}

test('an idle admin is warned after 14 minutes, goes on with a press, and is signed out after 15', async ({
  page,
}) => {
  await admin(page);
  await page.clock.fastForward('13:50');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('00:12');
  await expect(warning(page)).toContainText(/0:5\d/);
  await expectSound(page);
  await warning(page).getByRole('button', { name: 'Sambung Sesi' }).click();
  await expect(warning(page)).toHaveCount(0);

  await page.clock.fastForward('14:02');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fplans');
  expect((await page.request.get('/api/admin/verify')).status()).toBe(401);
});

test('after two hours an admin signs in anew, whatever was done meanwhile', async ({ page }) => {
  await admin(page);
  // As if it had begun so long ago, and something had been done just now.
  await page.evaluate(() => {
    const now = Date.now();
    localStorage.setItem('lk.session.admin', JSON.stringify({ began: now - 118.9 * 60_000, active: now }));
  });
  await page.clock.fastForward('00:10');
  await expect(warning(page)).toContainText('everybody signs in again');
  await expect(warning(page).getByRole('button', { name: 'Sambung Sesi' })).toHaveCount(0);
  await warning(page).getByRole('button', { name: 'I understand' }).click();
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fplans');
});

const findings: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'by telling the server that somebody is there, once a minute'(page) {
    await page.clock.fastForward('02:00');
    await page.mouse.move(20, 20);
  },
  'when it is loaded anew': page => page.reload(),
};

for (const [how, find] of Object.entries(findings))
  test(`an admin whose session one tab finds over ${how} is signed out in every other`, async ({
    page,
    context,
  }) => {
    await admin(page);
    const other = await context.newPage();
    await other.goto('/admin/mail');
    await expect(other.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
    await context.clearCookies();
    // No other call may find out before.
    await context.route(
      url => url.pathname.startsWith('/api/') && url.pathname !== '/api/admin/verify',
      route => route.abort(),
    );
    await find(page);
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fplans');
    await expect(other).toHaveURL('/admin/login?next=%2Fadmin%2Fmail');
  });

test('an admin who signs out in one tab is signed out in every other', async ({ page, context }) => {
  const { email } = await newAdmin(page);
  await givePassword(page, email, '/admin/plans');
  await expect(page).toHaveURL('/admin/plans');
  const other = await context.newPage();
  await other.goto('/admin/mail');
  await expect(other.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(other).toHaveURL(/\/admin\/login/);
});
