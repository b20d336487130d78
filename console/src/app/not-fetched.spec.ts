import { expect, test } from '@playwright/test';
import { signInFresh } from '../testing/sign-in.ts';
import { expectSound } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('a page that cannot be fetched says so in its place, takes nothing else away, and is asked for again', async ({
  page,
  context,
}) => {
  await signInFresh(page);
  const account = page.getByRole('navigation').getByRole('link', { name: 'My Account' });
  await expect(account).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await account.click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.getByRole('link', { name: 'Calculator' }).first().click();
  await expect(page.locator('[part~=instalment]')).toBeVisible();
  await account.click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await context.setOffline(false);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
});

test('another language that cannot be fetched leaves the one that is spoken, and says so', async ({
  page,
}) => {
  await signInFresh(page, '/account');
  await expect(page.getByText('Basic Plan').first()).toBeVisible();
  // The menu is a part that comes after the page.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/.*\.js$/, route => route.abort());
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Melayu' }).click();
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
