import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const figure = (page: Page) => page.locator('[part~=instalment]');

test('a frame for filming follows a profile that is saved in another tab, and a plan that is given', async ({
  page,
  browser,
}) => {
  await signInFresh(page, '/templates/clean-white');
  await expect(figure(page)).toContainText('471');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByLabel('Branding name', { exact: true }).fill('Kedai Aisyah');
  await other.getByLabel('WhatsApp number', { exact: true }).fill('012-345 6789');
  await other.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.locator('[part~=brand-header]')).toContainText('Kedai Aisyah');
  await other.close();

  const watermark = page.locator('[part~=watermark]');
  await expect(watermark).toBeVisible();
  await givePlan(page, browser, 'premium');
  // A page in sight asks every ten seconds what the account may use.
  await expect(watermark).toHaveCount(0);
});

test('a frame for filming says of when it is while the server is away, and asks again', async ({ page }) => {
  await signInFresh(page, '/templates/minimal-card');
  await expect(figure(page)).toContainText('471');
  const stale = page.getByText(/prices may be older/);
  await expect(stale).toHaveCount(0);
  await page.route('**/api/me/calculator', route => route.abort());
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(figure(page)).toContainText('471');
    await expect(stale).toBeVisible();
    await expectSound(page);
  }
  // What is filmed has nothing of it.
  await expect(page.locator('main > div').last()).not.toContainText('prices may be older');
  await page.unroute('**/api/me/calculator');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(stale).toHaveCount(0);
});
